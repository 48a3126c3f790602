"""Tests of the pictures: they must tell the truth, join without a seam, and be the same everywhere."""
