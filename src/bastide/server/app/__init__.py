"""The composition root: settings, routes, start and stop, the page, and new tables over HTTP."""
