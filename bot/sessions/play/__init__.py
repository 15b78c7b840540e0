"""What members do in matches, and what happens when members, channels or servers are gone."""
