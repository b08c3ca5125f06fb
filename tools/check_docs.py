"""Check the repository: relative links in Markdown lead somewhere, and no file names a machine's path or a registry."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).resolve().parent.parent

CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINKS = (
    re.compile(r"\]\(\s*<?([^)\s>]+)"),  # [text](target "title"), ![alt](target)
    re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)", re.MULTILINE),  # [name]: target
    re.compile(r"<(?:a|img|source)\b[^>]*?\b(?:href|src|srcset)=[\"']([^\"'\s]+)"),
)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//|#", re.IGNORECASE)

# Each is written so that it does not match its own source.
FORBIDDEN = {
    "a path of one machine": re.compile(
        r"/(?:work|root|farm)/|(?<![\w.)\]/-])/(?:work|root|farm)\b|/(?:home|Users)/[a-z]"
    ),
    "a package registry": re.compile(
        r"index[-_]url|pypi[.]org|python[h]osted|registry[.]npmjs|registry[.]yarnpkg|[d]eb[.]debian"
        r"|\"resolved\": *\"http[s:]|registry *= *[\"']?http[s:]",
        re.IGNORECASE,
    ),
}


def repository_files() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(path for name in set(listed.split("\0")) if name and (path := ROOT / name).is_file())


def line_of(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def without_code(text: str) -> str:
    """The text with its code blanked out, at the same offsets."""
    return CODE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)


def broken_links(path: Path, text: str) -> Iterator[tuple[int, str]]:
    prose = without_code(text)
    for pattern in LINKS:
        for match in pattern.finditer(prose):
            target = match[1]
            if ELSEWHERE.match(target):
                continue
            name = unquote(re.split(r"[#?]", target, maxsplit=1)[0])
            place = (ROOT / name.lstrip("/") if name.startswith("/") else path.parent / name).resolve()
            if not place.is_relative_to(ROOT) or not place.exists():
                yield line_of(text, match.start(1)), f"the link {target} leads nowhere"


def forbidden_names(text: str) -> Iterator[tuple[int, str]]:
    for kind, pattern in FORBIDDEN.items():
        for match in pattern.finditer(text):
            yield line_of(text, match.start()), f"{match[0]!r} names {kind}"


def problems(path: Path) -> Iterator[tuple[int, str]]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    yield from forbidden_names(text)
    if path.suffix == ".md":
        yield from broken_links(path, text)


def main() -> int:
    found = [f"{path.relative_to(ROOT)}:{line}: {what}" for path in repository_files() for line, what in problems(path)]
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
