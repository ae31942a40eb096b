"""Makes the pages that Sphinx reads: those of the Book, and one or two for each exercise.

    pages.py FOLDER

The Book's Markdown stays as GitHub shows it. What the web adds is added here: the file's name above
a listing, drawn pictures, and links that lead to pages of the site.
"""

import html
import os
import pathlib
import re
import shutil
import sys

from mdit_py_plugins.anchors.index import slugify

import mermaid

ROOT = pathlib.Path(__file__).resolve().parents[2]
BOOK = ROOT / "Book"
FILES = os.environ.get("BOOK_FILES", "").rstrip("/")
FENCE = re.compile(r"^( *)(```+|~~~+)(.*)$")
# Of a difference, the second file is named.
SNIPPET = re.compile(r"^ *<!-- (?:snippet:|diff: \S+) ([^#\s]+)(?:#(\S+))? -->$")
LINK = re.compile(r"(?<!\!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
HINTS = ["Hint 1: a nudge", "Hint 2: where to look", "Hint 3: almost the answer"]
TRIED = {"Mistakes": "Ways to get it wrong", "Others": "Other right answers"}


class Site:
    """What is written so far, and where files of the repository are found."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.copied = set()
        self.pictures = mermaid.Pictures(ROOT / ".build/web-pictures")

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def address(self, file, page, region=None):
        """Where a file of the repository can be read, or None: its exercise's page has none."""
        if not (ROOT / file).exists():
            raise SystemExit(f"{page}: {file} does not exist.")
        if FILES:
            return f"{FILES}/{file}" + lines(file, region)
        if (ROOT / file).is_dir():
            return None
        # As text, because a browser would offer to save an unknown kind of file.
        copy = self.folder / "_extra/files" / f"{file}.txt"
        if file not in self.copied:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / file, copy)
            self.copied.add(file)
        return "copy:" + "../" * page.count("/") + f"files/{file}.txt"


def lines(file, region):
    """The part of an address that marks a region of a file, as `#L10-L20`."""
    if not region:
        return ""
    text = (ROOT / file).read_text(encoding="utf-8").splitlines()
    start = next((i for i, line in enumerate(text) if line.split("//")[-1].strip() == f"snippet.{region}"), None)
    if start is None:
        return ""
    end = next(i for i in range(start, len(text)) if text[i].strip() == "// snippet.end")
    return f"#L{start + 2}-L{end}"


def exercises():
    """The exercises' files, in their order: number to path below Exercises."""
    found = {}
    for path in (ROOT / "Exercises").glob("Chapter*/*.swift"):
        match = re.match(r"(\d+)\.(\d+)-", path.name)
        if match:
            found[tuple(map(int, match.groups()))] = path
    return dict(sorted(found.items()))


def page_of(path):
    return f"exercises/{path.stem}"


def listing(language, body, indent, caption=None, address=None):
    """A code block of Sphinx, with the name of its file and a link to it."""
    marks = "`" * max(3, 1 + max((len(m) for m in re.findall(r"`+", "\n".join(body))), default=0))
    head = [f"{marks}{{code-block}} {language or 'text'}"]
    if caption:
        head.append(f":caption: \"[{caption}]({address})\"" if address else f":caption: {caption}")
    return [indent + line if line else line for line in [*head, "", *body, marks]]


def picture(source, svg):
    natural = float(re.search(r'width="([\d.]+)"', svg)[1])
    return [
        '<figure class="mermaid-picture">',
        f'<div class="picture" style="--natural: {natural:.0f}px">{svg}</div>',
        "<details><summary>This picture as text</summary>",
        f"<pre>{html.escape(source).replace(chr(10), '&#10;')}</pre>",
        "</details>",
        "</figure>",
        "",
    ]


def links(line, page, site):
    """Leads links to the repository's files to the site's pages, or to the files."""

    def replace(match):
        text, target = match.groups()
        if re.match(r"README\.md(#|$)", target):  # The first page of the site.
            return f"[{text}]({target.replace('README.md', 'index.md')})"
        if re.match(r"[a-z]+:|#", target) or not target.startswith("../"):
            return match[0]
        file = target.split("#")[0].removeprefix("../")
        if re.match(r"Exercises/Chapter\d+/\d+\.\d+-\w+\.swift$", file):
            return f"[{text}]({page_of(pathlib.PurePath(file))}.md)"
        address = site.address(file, page)
        return f"[{text}]({address})" if address else text

    return LINK.sub(replace, line)


def convert(text, page, site, numbers):
    """The Markdown of a page of the Book, as Sphinx is to read it."""
    out, snippet, rows = [], None, iter(text.splitlines())
    for row in rows:
        if match := FENCE.match(row):
            indent, marks, language = match[1], match[2], match[3].strip()
            body = []
            for inner in rows:
                if re.match(rf" *{re.escape(marks[0])}{{{len(marks)},}} *$", inner):
                    break
                body.append(inner.removeprefix(indent))
            if language == "mermaid":
                source = "\n".join(body)
                out += [""] + picture(source, site.pictures[source])
            else:
                file, region = snippet or (None, None)
                address = site.address(file, page, region) if file else None
                out += listing(language, body, indent, file and pathlib.PurePath(file).name, address)
            snippet = None
        elif match := SNIPPET.match(row):
            snippet = match.groups()
        elif row.lstrip().startswith("<!--") and row.rstrip().endswith("-->"):
            continue
        else:
            row = links(row, page, site)
            out.append(
                re.sub(
                    r"\*\*Exercise (\d+\.\d+)\*\*",
                    lambda m: f"[**Exercise {m[1]}**]({numbers[m[1]]}.md)" if m[1] in numbers else m[0],
                    row,
                )
            )
    return "\n".join(out) + "\n"


def toctree(pages):
    if not pages:
        return ""
    return "\n```{toctree}\n:hidden:\n\n" + "\n".join(pages) + "\n```\n"


def order(names):
    """Chapters by their names, then the appendices, then the pages for looking things up."""
    chapters = sorted(n for n in names if n[0].isdigit())
    appendices = sorted(n for n in names if n.startswith("Appendix"))
    rest = set(names) - set(chapters) - set(appendices) - {"README"}
    index = (BOOK / "README.md").read_text(encoding="utf-8")
    return chapters + appendices + sorted(rest, key=lambda n: (index.find(f"({n}.md"), n))


def task(path):
    """A task's header and what follows it."""
    rows = path.read_text(encoding="utf-8").splitlines()
    count = next(i for i, row in enumerate(rows) if not row.startswith("//"))
    header = [row.removeprefix("//").removeprefix(" ") for row in rows[:count]]
    return header, rows[count:]


def hints(path):
    """The three hints for an exercise, and what its reader can do now."""
    text = (path.parent / "Hints.md").read_text(encoding="utf-8")
    number = path.name.split("-")[0]
    part = re.search(rf"^## {re.escape(number)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    found = re.findall(r"^\d\. (.*?)(?=^\d\. |^Learned:|\Z)", part[1] if part else "", re.M | re.S)
    if len(found) != len(HINTS):
        raise SystemExit(f"{path.parent}/Hints.md: write {len(HINTS)} hints for {number}; it has {len(found)}.")
    learned = re.search(r"^Learned: (.*)$", part[1], re.M)
    return [hint.strip() for hint in found], learned[1] if learned else ""


def folded(summary, text):
    return [f"<details><summary>{summary}</summary>", text, "</details>"]


def tried(file, page, site):
    """The known wrong or right answers, each with a heading that no table of contents lists."""
    text = convert(file.read_text(encoding="utf-8"), page, site, {})
    text = re.sub(r"\A# .*|^## Not begun\n(?s:.*?)(?=^## |\Z)", "", text, flags=re.M)
    return re.sub(r"^## (.*)$", r"```{rubric} \1\n:heading-level: 2\n```", text, flags=re.M)


def exercise(path, site, chapters):
    """An exercise's page: the task, how to check, where to read, the hints folded."""
    header, code = task(path)
    number, title = header[0].split(" · ", 1)
    title = re.sub(r"\s*([★☆]+)\s*$", "", title)
    stars = header[0].count("★")
    text, fields = [], {}
    for row in header[1:]:
        if match := re.match(r"(Edit|Check|Read):\s*(.*)", row):
            key = match[1]
            fields[key] = match[2]
        elif fields and row.strip():
            fields[key] += " " + row.strip()
        else:
            text.append(row)
    text = re.sub(r"\n(You are done when.*)\n-", r"\n**\1**\n\n-", "\n".join(text))
    page, chapter = page_of(path), chapters.get(int(number.split(".")[0]))
    read = fields["Read"]
    if match := re.match(r'Book/(\S+)\.md, "(.*)"$', read):
        read = f"[{match[2]}](../{match[1]}.md#{slugify(match[2].replace('`', ''))})"
    file = str(path.relative_to(ROOT))
    out = [
        f"# {number} · {title}",
        f"*{stars} of 3 stars. An exercise of [chapter {chapter[0]}](../{chapter[1]}.md).*",
        text,
        "## How to check",
        f"**Edit:** {fields['Edit']}",
        "\n".join(listing("console", ["$ " + fields["Check"]], "")),
        f"**Read:** {read}",
        "## The file",
        "\n".join(listing("swift", code_of(code), "", path.name, site.address(file, page))),
        "## When you are stuck",
    ]
    steps, learned = hints(path)
    for name, hint in zip(HINTS, steps):
        out += folded(name, hint)
    answer = f"answers/{path.stem}"
    out += folded(
        "Our answer",
        f"Try it yourself first: the tests accept any answer that is right. [Show our answer](../{answer}.md)",
    )
    site.write(f"{page}.md", "\n\n".join(out) + "\n")

    solution = ROOT / "Solutions" / path.relative_to(ROOT / "Exercises")
    file = str(solution.relative_to(ROOT))
    out = [
        "---\norphan: true\nnosearch: true\n---",
        f"# Our answer to {number}",
        f"Back to the exercise: [{number} · {title}](../{page}.md)",
        "\n".join(listing("swift", code_of(task(solution)[1]), "", path.name, site.address(file, answer))),
        learned,
    ]
    for kind, summary in TRIED.items():
        file = ROOT / "Tests" / path.relative_to(ROOT).with_name(f"{path.stem}{kind}.md")
        if file.exists():
            out += folded(summary, tried(file, answer, site))
    site.write(f"{answer}.md", "\n\n".join(out) + "\n")


def code_of(rows):
    return "\n".join(rows).strip("\n").split("\n")


def main(folder):
    site = Site(folder)
    names = [path.stem for path in BOOK.glob("*.md")]
    texts = {name: (BOOK / f"{name}.md").read_text(encoding="utf-8") for name in names}
    site.pictures.draw(source for text in texts.values() for source in mermaid.sources(text))
    tasks = exercises()
    numbers = {f"{a}.{b}": page_of(path) for (a, b), path in tasks.items()}
    chapters = {}
    for name in order(names):
        if match := re.match(r"(\d+)-", name):
            chapters[int(match[1])] = (int(match[1]), name)
    for name in names:
        text = convert(texts[name], name, site, numbers)
        if match := re.match(r"(\d+)-", name):
            text += toctree([page_of(p) for (a, _), p in tasks.items() if a == int(match[1])])
        if name == "README":
            site.write("index.md", text + toctree(order(names)))
        else:
            site.write(f"{name}.md", text)
    for path in tasks.values():
        exercise(path, site, chapters)
    if (BOOK / "Pictures").is_dir():
        shutil.copytree(BOOK / "Pictures", site.folder / "Pictures")
    (site.folder / "_extra").mkdir(parents=True, exist_ok=True)


if __name__ == "__main__":
    main(sys.argv[1])
