"""Draws the Book's Mermaid pictures, so that the pages need no script for them."""

import hashlib
import importlib.util
import mimetypes
import os
import pathlib
import re

from playwright.sync_api import sync_playwright

# Mermaid computes with colours, and a picture is to follow the page into the dark. So it draws with
# colours that nothing else has, and these become the page's variables.
COLOURS = {
    "#a10001": "node", "#a10002": "node-text", "#a10003": "node-border", "#a10004": "line",
    "#a10005": "group", "#a10006": "group-border", "#a10007": "text", "#a10008": "label",
    "#a10009": "note", "#a1000a": "note-border",
}
NAMED = {name: colour for colour, name in COLOURS.items()}
THEME = {
    "fontFamily": "Arial, Helvetica, 'Liberation Sans', sans-serif",
    "background": NAMED["label"],
    **dict.fromkeys(["primaryColor", "mainBkg", "nodeBkg", "actorBkg", "labelBoxBkgColor", "stateBkg",
                     "activationBkgColor", "classBkg"], NAMED["node"]),
    **dict.fromkeys(["primaryTextColor", "nodeTextColor", "actorTextColor", "stateLabelColor", "classText",
                     "noteTextColor", "labelBoxTextColor", "secondaryTextColor", "tertiaryTextColor",
                     "transitionLabelColor"], NAMED["node-text"]),
    **dict.fromkeys(["primaryBorderColor", "nodeBorder", "actorBorder", "stateBorder",
                     "labelBoxBorderColor", "activationBorderColor"], NAMED["node-border"]),
    **dict.fromkeys(["lineColor", "defaultLinkColor", "arrowheadColor", "signalColor", "actorLineColor",
                     "transitionColor", "specialStateColor", "innerEndBackground"], NAMED["line"]),
    **dict.fromkeys(["secondaryColor", "tertiaryColor", "clusterBkg", "compositeBackground", "altBackground",
                     "compositeTitleBackground", "sequenceNumberColor"], NAMED["group"]),
    **dict.fromkeys(["secondaryBorderColor", "tertiaryBorderColor", "clusterBorder", "compositeBorder"],
                    NAMED["group-border"]),
    **dict.fromkeys(["textColor", "titleColor", "signalTextColor", "loopTextColor", "labelColor",
                     "labelTextColor"], NAMED["text"]),
    **dict.fromkeys(["edgeLabelBackground", "labelBackgroundColor"], NAMED["label"]),
    "noteBkgColor": NAMED["note"], "noteBorderColor": NAMED["note-border"],
}
SETTINGS = {
    "startOnLoad": False, "securityLevel": "strict", "theme": "base", "themeVariables": THEME,
    "htmlLabels": False, "flowchart": {"htmlLabels": False, "useMaxWidth": False},
    "state": {"useMaxWidth": False}, "sequence": {"useMaxWidth": False}, "class": {"useMaxWidth": False},
    "deterministicIds": True,
}


def folder():
    """Where the copy of Mermaid is, in a package that has it."""
    package = importlib.util.find_spec("nicegui").submodule_search_locations[0]
    return pathlib.Path(package) / "elements/mermaid/dist"


class Pictures(dict):
    """Pictures by their source. Those that were drawn before are kept in a folder."""

    def __init__(self, kept):
        super().__init__()
        self.kept = kept
        drawing = pathlib.Path(__file__).read_bytes() + (folder() / "index.js").read_bytes()
        self.version = hashlib.sha256(drawing).hexdigest()

    def draw(self, texts):
        missing = []
        for source in dict.fromkeys(texts):
            file = self.file(source)
            if file.exists():
                self[source] = file.read_text(encoding="utf-8")
            else:
                missing.append(source)
        if missing:
            self.kept.mkdir(parents=True, exist_ok=True)
            self.draw_missing(missing)

    def file(self, source):
        return self.kept / (hashlib.sha256((self.version + source).encode()).hexdigest()[:20] + ".svg")

    def draw_missing(self, missing):
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"])
            page = browser.new_page()
            page.route("**/*", serve)
            page.goto("http://mermaid.invalid/")
            for source in missing:
                name = "m" + self.file(source).stem[:8]
                svg = page.evaluate(DRAW, {"name": name, "source": source, "settings": SETTINGS,
                                           "colours": COLOURS})
                self[source] = smaller(svg)
                self.file(source).write_text(self[source], encoding="utf-8")
            browser.close()


def smaller(svg):
    """The same picture in fewer bytes, and on one line, since an empty line would end it in Markdown."""
    # A round shape is a filled outline and then, twice, the outline's pieces. The outline is enough,
    # and its pieces are so short that they are straight.
    svg = re.sub(
        r'<path d="([^"]*)" stroke="none" stroke-width="0" fill="([^"]*)"[^>]*></path>'
        r'<path d="[^"]*" stroke="([^"]*)" stroke-width="([^"]*)" fill="none"[^>]*></path>',
        lambda m: f'<path d="{outline(m[1])}" fill="{m[2]}" stroke="{m[3]}"></path>',
        svg,
    )
    # Not inside 1.25.5, which a path may have for 1.25 and 0.5.
    svg = re.sub(r"(?<![\d.])(\d{3,}|\d+\.\d)\.?\d*(?![\d.])", r"\1", svg)
    return re.sub(r' font-(?:style|weight)="normal"', "", svg).replace("\n", " ")


def outline(path):
    """The outline through every third of its points or so."""
    points = [tuple(map(float, each)) for each in re.findall(r"([-\d.]+) ([-\d.]+)(?= *(?:[CL]|$))", path)]
    kept = points[:1]
    for x, y in points:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) > 2.5:
            kept.append((x, y))
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in kept) + "z"


# Draws a picture, gives it the page's colours, and removes what it doesn't need: rules for nothing,
# markers and names that nothing refers to, labels without a text.
DRAW = r"""async ({name, source, settings, colours}) => {
  const {mermaid} = await import("/index.js");
  mermaid.initialize(settings);
  let text = (await mermaid.render(name, source)).svg;
  for (const [colour, variable] of Object.entries(colours)) {
    text = text.replaceAll(colour, `var(--picture-${variable})`);
  }
  document.body.innerHTML = text;
  const svg = document.querySelector("svg");
  const style = svg.querySelector("style");
  const rules = [...style.sheet.cssRules].filter(
    (rule) => rule instanceof CSSStyleRule && svg.parentNode.querySelector(rule.selectorText));
  const css = rules.map((rule) => rule.cssText).join(" ");
  style.textContent = css;
  const empty = (node) => !node.textContent.trim() && !node.querySelector("path, circle, line, polygon");
  for (const node of svg.querySelectorAll("g, rect, text")) {
    if (node.tagName === "rect" ? !node.getAttribute("width") : empty(node) && !node.querySelector("rect[width]")) {
      node.remove();
    }
  }
  for (const node of svg.querySelectorAll("[id]")) {
    if (new RegExp(`#${CSS.escape(node.id)}[")]`).test(svg.outerHTML)) continue;
    if (/marker|filter|gradient|symbol/i.test(node.tagName)) node.remove(); else node.removeAttribute("id");
  }
  for (const node of svg.querySelectorAll("*")) {
    for (const {name} of [...node.attributes]) {
      if (name.startsWith("data-") || (name === "style" && /^[;\s]*$/.test(node.getAttribute(name)))) {
        node.removeAttribute(name);
      }
    }
    const used = [...new Set(node.classList)].filter((each) => css.includes("." + each));
    if (used.length) node.setAttribute("class", used.join(" ")); else node.removeAttribute("class");
  }
  return svg.outerHTML;
}"""


def serve(route):
    """Answers the browser from the package: nothing comes from a network."""
    name = route.request.url.rsplit("/", 1)[1]
    if not name:
        route.fulfill(body="<!doctype html><meta charset=utf-8>", content_type="text/html")
    elif (folder() / name).is_file():
        kind = mimetypes.guess_type(name)[0] or "text/plain"
        route.fulfill(body=(folder() / name).read_bytes(), content_type=kind)
    else:
        route.abort()
