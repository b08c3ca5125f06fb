"""A run with round numbers."""

from benchmarks.report import HEARTS, Number, Run


def example() -> Run:
    return Run(
        date="2026-01-02",
        python="3.12.1",
        form="compiled",
        machine="A <fast> processor",
        peers={
            HEARTS: {"steps": Number(200_000.0), "playout": Number(4e6), "copy": Number(1e-6), "bytes": Number(500.0)},
            "RLCard uno": {"steps": Number(20_000.0)},
        },
        games={
            "pastry-chefs": {
                "steps": Number(1_200_000.0),
                "playout": Number(7e6),
                "copy": Number(2e-7),
                "view": Number(4e-6),
                "sample": Number(25e-6),
                "bytes": Number(1_250.0),
            },
            "pie-contest": {
                "steps": Number(390_000.0, 1.4),
                "playout": Number(2e6),
                "copy": Number(15e-7),
                "view": Number(12e-6),
                "sample": Number(55e-6),
            },
        },
        house={"help": Number(0.12), "import": Number(0.11), "cores": Number(1.86)},
    )
