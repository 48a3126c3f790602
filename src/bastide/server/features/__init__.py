"""Independent features, each with its routes, store and service. Core packages never import a feature."""
