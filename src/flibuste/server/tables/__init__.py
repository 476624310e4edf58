"""Running tables: loading them, changing them, what can be done at one."""
