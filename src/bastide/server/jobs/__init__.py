"""Jobs that need their own process, run on this machine or on any machine of the cluster."""
