"""Blind structures: levels and breaks, their files, their check, fitting and editing; the shipped ones lie beside."""
