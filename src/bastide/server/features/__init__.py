"""Features side by side: each has its routes, its store and its service. No kernel folder imports one."""
