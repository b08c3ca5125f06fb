"""The lab: change a card, and know what it did."""
