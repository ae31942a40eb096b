"""`Book/Web/test self`: breaks a copy of the site, in one way at a time, and expects the check to notice."""

import asyncio
import pathlib
import re
import shutil
import sys
import tempfile

import check

CHAPTER = next(path for path in check.BOOK.glob("01-*.md")).stem + ".html"


def in_chapter(old, new):
    def change(site):
        path = site / CHAPTER
        text = path.read_text(encoding="utf-8")
        changed = re.sub(old, new, text, count=1, flags=re.S)
        assert changed != text, f"{old} is not in {CHAPTER}"
        path.write_text(changed, encoding="utf-8")

    return change


def in_article(html):
    return in_chapter(r"</h1>", lambda match: "</h1>" + html)


def write(name, change):
    def apply(site):
        path = site / name
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")

    return apply


# The check that has to fail, what is done, and how.
BREAKS = [
    ("links", "a link to an anchor that isn't there", in_article('<a href="index.html#nowhere">x</a>')),
    ("policy", "no policy", in_chapter(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "")),
    ("answers", "an answer in the search index", write("searchindex.js", lambda t: t.replace('"terms":{', '"terms":{"xyzzy":' + str(list(range(200))) + ","))),
    ("requests", "a picture that is missing", in_article('<img alt="x" src="missing.png">')),
    ("width", "a line that doesn't wrap", in_article('<p style="white-space: nowrap">' + 60 * "wide " + "</p>")),
    ("axe", "text that has too little contrast", in_article('<p style="color: #999; background: #aaa">pale words</p>')),
    ("search", "an empty index", write("searchindex.js", lambda t: re.sub(r'"terms":\{.*?\},"titles"', '"terms":{},"titles"', t).replace('"alltitles":{', '"alltitles":{},"x":{'))),
    ("keyboard", "no copy buttons", write("_static/site.js", lambda t: t.replace("block.append(button)", ""))),
]


async def wrong(browser, site, whole):
    findings = check.Findings()
    check.check_files(site, findings)
    await check.check_site(site, [CHAPTER], findings, browser, whole=whole)
    return findings.wrong


def small(site, folder):
    """A copy with few pages, so that looking at it takes a moment. Its links lead to missing pages."""
    shutil.copytree(site, folder)
    for page in check.pages(folder):
        if not re.match(r"index|search|exercises/1\.1|" + re.escape(CHAPTER), page):
            (folder / page).unlink()


def main(site):
    missed = []

    async def work(browser):
        with tempfile.TemporaryDirectory() as place:
            original = pathlib.Path(place) / "original"
            small(site, original)
            known = await wrong(browser, original, whole=True)
            for check_, how, change in BREAKS:
                copy = pathlib.Path(place) / "copy"
                shutil.copytree(original, copy)
                change(copy)
                found = await wrong(browser, copy, check_ in ("search", "keyboard"))
                noticed = set(found[check_]) - set(known[check_])
                print(f"{'noticed' if noticed else 'MISSED':8} {check_:9} {how}", flush=True)
                if not noticed:
                    missed.append(how)
                shutil.rmtree(copy)

    asyncio.run(check.with_browser(work))
    print(f"\n{len(BREAKS) - len(missed)} of {len(BREAKS)} noticed.")
    sys.exit(1 if missed else 0)
