"""Writes into each page which scripts it may run, and that it loads nothing from elsewhere.

    policy.py FOLDER
"""

import base64
import hashlib
import pathlib
import re
import sys

INLINE = re.compile(r"<script(?:\s[^>]*)?>(.*?)</script>", re.S)
MARK = "<!-- policy -->"


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
    for path in pathlib.Path(folder).rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        if MARK not in text:
            raise SystemExit(f"{path} has no place for its policy.")
        meta = f'<meta http-equiv="Content-Security-Policy" content="{policy(text)}">'
        path.write_text(text.replace(MARK, meta), encoding="utf-8")


main(sys.argv[1])
