"""The pages: what they show, how they are drawn, what their forms post."""
