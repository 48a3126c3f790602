"""The Flying Machines (FLI-01 to FLI-20)."""
