"""Makes the pages that Sphinx reads: those of the Book, and two for each exercise.

    pages.py DATA FOLDER

DATA is what `maintain site-data` prints: the pages in pieces, and the exercises. What the web adds is
added here: the file's name above a listing, drawn pictures, and links that lead to pages of the site.
"""

import html
import json
import os
import pathlib
import re
import shutil
import sys

import mermaid

ROOT = pathlib.Path(__file__).resolve().parents[2]
FILES = os.environ.get("BOOK_FILES", "").rstrip("/")
LINK = re.compile(r"(?<!\!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
# Pages about the workshop itself, which come last in the Book's contents.
BESIDE = ["Appendix-Grading", "Appendix-Runner", "Appendix-Teaching"]
HINTS = ["a nudge", "where to look", "almost the answer"]


class Site:
    """What is written so far, and where files of the repository are found."""

    def __init__(self, folder, exercises):
        self.folder = pathlib.Path(folder)
        self.copied = set()
        self.pictures = mermaid.Pictures(ROOT / ".build/web-pictures")
        self.exercises = {each["task"]: page_of(each) for each in exercises}
        self.numbers = {each["number"]: page_of(each) for each in exercises}

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def address(self, file, page, line=None):
        """Where a file of the repository can be read, or None: its exercise's page has none."""
        if FILES:
            return f"{FILES}/{file}" + (f"#L{line}" if line else "")
        if (ROOT / file).is_dir():
            return None
        # As text, because a browser would offer to save an unknown kind of file.
        copy = self.folder / "_extra/files" / f"{file}.txt"
        if file not in self.copied:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / file, copy)
            self.copied.add(file)
        return "copy:" + "../" * page.count("/") + f"files/{file}.txt"


def page_of(exercise):
    return f"exercises/{pathlib.PurePath(exercise['task']).stem}"


def listing(code, language, indent="", caption=None, address=None):
    """A code block of Sphinx, with the name of its file and a link to it."""
    marks = "`" * max(3, 1 + max((len(m) for m in re.findall(r"`+", code)), default=0))
    head = [f"{marks}{{code-block}} {language or 'text'}"]
    if caption:
        head.append(f":caption: \"[{caption}]({address})\"" if address else f":caption: {caption}")
    return "\n".join(indent + line if line else line for line in [*head, "", *code.split("\n"), marks])


def picture(source, svg):
    natural = float(re.search(r'width="([\d.]+)"', svg)[1])
    return "\n".join([
        "",
        '<figure class="mermaid-picture">',
        f'<div class="picture" style="--natural: {natural:.0f}px">{svg}</div>',
        "<details><summary>This picture as text</summary>",
        f"<pre>{html.escape(source).replace(chr(10), '&#10;')}</pre>",
        "</details>",
        "</figure>",
        "",
    ])


def links(text, page, site):
    """Leads links to the repository's files to the site's pages, or to the files."""

    def replace(match):
        text, target = match.groups()
        if re.match(r"README\.md(#|$)", target):  # The first page of the site.
            return f"[{text}]({target.replace('README.md', 'index.md')})"
        if not target.startswith("../"):
            return match[0]
        file = target.split("#")[0].removeprefix("../")
        if file in site.exercises:
            return f"[{text}]({site.exercises[file]}.md)"
        address = site.address(file, page)
        return f"[{text}]({address})" if address else text

    text = LINK.sub(replace, text)
    return re.sub(
        r"\*\*Exercise (\d+\.\d+)\*\*",
        lambda m: f"[**Exercise {m[1]}**]({site.numbers[m[1]]}.md)" if m[1] in site.numbers else m[0],
        text,
    )


def convert(parts, page, site):
    """The Markdown of a page, as Sphinx is to read it."""
    out = []
    for part in parts:
        if "markdown" in part:
            out.append(links(part["markdown"], page, site))
        elif part["language"] == "mermaid":
            out.append(picture(part["code"], site.pictures[part["code"]]))
        else:
            file = part.get("file")
            address = file and site.address(file, page, part["line"])
            name = file and pathlib.PurePath(file).name
            out.append(listing(part["code"], part["language"], part["indentation"], name, address))
    return "\n".join(out) + "\n"


def toctree(pages):
    if not pages:
        return ""
    return "\n```{toctree}\n:hidden:\n\n" + "\n".join(pages) + "\n```\n"


def folded(summary, text):
    return [f"<details><summary>{summary}</summary>", text, "</details>"]


def answers(parts, page, site):
    """The known wrong or right answers, each with a heading that no table of contents lists."""
    text = convert(parts, page, site)
    return re.sub(r"^## (.*)$", r"```{rubric} \1\n:heading-level: 2\n```", text, flags=re.M)


def exercise(each, site, chapter):
    """An exercise's page: the task, how to check, where to read, the hints folded; and its answer's."""
    header, page, number = each["header"], page_of(each), each["number"]
    name = pathlib.PurePath(each["task"]).name
    out = [
        f"# {number} · {header['title']}",
        f"*{header['stars']} of 3 stars. An exercise of [chapter {number.split('.')[0]}](../{chapter}.md).*",
        header["situation"],
        "**You are done when**",
        "\n".join(f"- {goal}" for goal in header["checklist"]),
        "## How to check",
        f"**Edit:** {header['edit']}",
        listing("$ " + header["check"], "console"),
        f"**Read:** [{header['heading']}](../{header['page'].removeprefix('Book/')}#{each['anchor']})",
        "## The file",
        listing(each["code"], "swift", "", name, site.address(each["task"], page)),
        "## When you are stuck",
    ]
    for count, hint in enumerate(each["hints"], start=1):
        kind = f": {HINTS[count - 1]}" if len(each["hints"]) == len(HINTS) else ""
        out += folded(f"Hint {count}{kind}", hint)
    answer = page.replace("exercises/", "answers/")
    out += folded(
        "Our answer",
        f"Try it yourself first: the tests accept any answer that is right. [Show our answer](../{answer}.md)",
    )
    site.write(f"{page}.md", "\n\n".join(out) + "\n")
    out = [
        "---\norphan: true\nnosearch: true\n---",
        f"# Our answer to {number}",
        f"Back to the exercise: [{number} · {header['title']}](../{page}.md)",
        listing(each["solutionCode"], "swift", "", name, site.address(each["solution"], answer)),
        each["learned"],
        *folded("Ways to get it wrong", answers(each["mistakes"], answer, site)),
        *folded("Other right answers", answers(each["others"], answer, site)),
    ]
    site.write(f"{answer}.md", "\n\n".join(out) + "\n")


def main(data, folder):
    data = json.loads(pathlib.Path(data).read_text(encoding="utf-8"))
    site = Site(folder, data["exercises"])
    parts = [part for page in data["pages"] for part in page["parts"]]
    site.pictures.draw(part["code"] for part in parts if part.get("language") == "mermaid")
    names = {page["path"]: pathlib.PurePath(page["path"]).stem for page in data["pages"]}
    chapters = {}
    for page in data["pages"]:
        name, number = names[page["path"]], page.get("chapter")
        text = convert(page["parts"], name, site)
        if number is not None and number not in chapters:
            chapters[number] = name
            text += toctree([page_of(e) for e in data["exercises"] if e["number"].split(".")[0] == str(number)])
        if name == "README":
            contents = [n for n in names.values() if n != "README" and n not in BESIDE]
            beside = [n for n in names.values() if n in BESIDE]
            site.write("index.md", text + toctree(contents + beside))
        else:
            site.write(f"{name}.md", text)
    for each in data["exercises"]:
        exercise(each, site, chapters[int(each["number"].split(".")[0])])
    shutil.copytree(ROOT / "Book/Pictures", site.folder / "Pictures")
    (site.folder / "_extra").mkdir(parents=True, exist_ok=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
