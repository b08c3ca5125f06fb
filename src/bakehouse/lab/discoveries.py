"""Many questions at once: among sixty cards, three differ "with 95 % confidence" although nothing was changed.

The procedure of Benjamini and Hochberg picks those of which at most 5 % are wrong on average. It is given the inverses
of e-values (`ConfidenceSequence.evidence`), which makes it the procedure of

    Ruodu Wang and Aaditya Ramdas: False discovery rate control with e-values.
    Journal of the Royal Statistical Society, Series B, 84 (2022), pages 822-852.

So its promise holds whenever one stops, and however the cards depend on each other.
"""

from __future__ import annotations

from collections.abc import Mapping

from scipy.stats import false_discovery_control

RATE = 0.05  # of the discoveries, how many may be wrong on average


def discoveries(evidence: Mapping[str, float], rate: float = RATE) -> list[str]:
    """The names whose e-values are convincing together, in the order given."""
    if not evidence:
        return []
    adjusted = false_discovery_control([min(1.0, 1 / max(1.0, value)) for value in evidence.values()], method="bh")
    return [name for name, value in zip(evidence, adjusted, strict=True) if value <= rate]
