"""Views into words, text and pictures; nothing here decides what is legal."""
