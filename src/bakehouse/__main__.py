"""`python -m bakehouse` is the command `bakehouse`."""

from bakehouse.cli import main

main()
