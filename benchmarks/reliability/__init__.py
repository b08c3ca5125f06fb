"""Attacks on a real server, and what they did to everybody else: python -m benchmarks.reliability."""
