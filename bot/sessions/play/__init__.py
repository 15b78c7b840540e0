"""Commands of members in matches, and what follows when members, channels or servers are gone."""
