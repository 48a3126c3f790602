"""Mage & Witch (MAG-01 to MAG-39)."""
