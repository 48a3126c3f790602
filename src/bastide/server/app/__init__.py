"""The composition root: settings, routes, startup, shutdown, the client's files, and creation of tables over HTTP."""
