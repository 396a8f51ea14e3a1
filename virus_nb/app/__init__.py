"""The kit as a small web site: the notebooks served by Voila in a frame of their own."""
