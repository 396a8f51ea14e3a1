"""What a notebook shows: the live table, the replay player, forms and pages."""
