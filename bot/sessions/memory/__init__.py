"""Archives, replays and texts of matches, and the export and deletion of stored data."""
