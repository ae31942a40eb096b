"""Writes into each page which scripts it may run, and that it loads nothing from elsewhere. Marks
short words of code. Removes the colours of words that no listing has.

    finish.py FOLDER
"""

import base64
import hashlib
import pathlib
import re
import sys

INLINE = re.compile(r"<script(?:\s[^>]*)?>(.*?)</script>", re.S)
TOKEN = re.compile(r"\.highlight \.(\w+) \{")
MARK = "<!-- policy -->"
SHORT = re.compile(r'<span class="pre">([^<]{1,24})</span>')


def policy(text):
    scripts = [s for s in INLINE.findall(text) if s]
    hashes = {base64.b64encode(hashlib.sha256(s.encode()).digest()).decode() for s in scripts}
    allowed = " ".join(["'self'", *sorted(f"'sha256-{value}'" for value in hashes)])
    # Pictures have styles of their own; a style can't load anything but what the others allow.
    return (
        f"default-src 'none'; script-src {allowed}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"
    )


def main(folder):
    used = set()
    for path in pathlib.Path(folder).rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        if MARK not in text:
            raise SystemExit(f"{path} has no place for its policy.")
        text = SHORT.sub(r'<span class="pre short">\1</span>', text)
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(text)}">'
        path.write_text(text.replace(MARK, meta), encoding="utf-8")
        used.update(re.findall(r'<span class="(\w+)">', text))
    colours = pathlib.Path(folder, "_static/pygments.css")
    rows = colours.read_text(encoding="utf-8").splitlines()
    kept = [row for row in rows if not (match := TOKEN.search(row)) or match[1] in used]
    colours.write_text("\n".join(re.sub(r" */\*.*?\*/", "", row) for row in kept), encoding="utf-8")


main(sys.argv[1])
