"""Server-sent events: what every open page and program hears of its table."""
