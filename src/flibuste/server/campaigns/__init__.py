"""Campaigns: evenings that follow each other."""
