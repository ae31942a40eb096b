"""How Sphinx makes the Book's website. `Book/Web/build` calls it."""

import pathlib
import re
import sys

from pygments.formatters import HtmlFormatter
from pygments.lexer import RegexLexer, bygroups
from pygments.token import Comment, Generic, Name, Operator, Punctuation, Text, Whitespace
from sphinx.highlighting import PygmentsBridge
from sphinx.search.en import SearchEnglish

sys.path.insert(0, str(pathlib.Path(__file__).parent))

project = "Loosely Coupled"
html_title = project
language = "en"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
suppress_warnings = ["misc.highlighting_failure"]

# GitHub's Markdown, and its headings' anchors; the comments of MyST are none there.
myst_heading_anchors = 6
myst_enable_extensions = ["html_image"]
myst_disable_syntax = ["myst_role", "myst_target", "myst_line_comment", "myst_block_break"]

# pages.py writes `copy:` before the address of a file that is copied into the site.
myst_url_schemes = {"http": None, "https": None, "mailto": None, "copy": "{{path}}"}

smartquotes = False

html_theme = "furo"
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "github-dark"
html_static_path = ["static"]
html_favicon = "static/favicon.svg"
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_search_scorer = str(pathlib.Path(__file__).parent / "static/scorer.js")
html_extra_path = [str(pathlib.Path(__file__).resolve().parents[2] / ".build/web-source/_extra")]
exclude_patterns = ["_extra"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_use_index = False
html_domain_indices = False
html_theme_options = {"top_of_page_buttons": [], "navigation_with_keys": False}


class Transcript(RegexLexer):
    """What a terminal shows: prompts and what is typed, and the rest as it is."""

    name = "Transcript"
    tokens = {
        "root": [
            (r"^(\$ )(.*\n)", bygroups(Generic.Prompt, Generic.Strong)),
            (r"^\[You type: .*\]\n", Generic.Emph),
            (r"…", Comment),
            (r"[^…\n]*\n", Text),
            (r"[^…\n]+", Text),
        ]
    }


class FewerSpans(HtmlFormatter):
    """Leaves out what no style colours, which is most of a listing."""

    plain = {Text, Whitespace, Punctuation, Name, Operator, Name.Variable}

    def _get_css_classes(self, ttype):
        return "" if ttype in self.plain else super()._get_css_classes(ttype)


PygmentsBridge.html_formatter = FewerSpans


class Search(SearchEnglish):
    """Finds exercises by their numbers, and words such as `any` and `some`, which Swift has, too."""

    stopwords = set()
    js_splitter_code = r"var splitQuery = (query) => query.match(/\d+\.\d+|[\p{L}\p{N}_]+/gu) ?? [];"

    def split(self, text):
        return re.findall(r"\d+\.\d+|\w+", text)


def add_policy(app, pagename, templatename, context, doctree):
    # First in the head, so that it holds for all that follows. finish.py fills it in.
    context["metatags"] = "<!-- policy -->" + context.get("metatags", "")


def setup(app):
    for name in ["console", "screen"]:
        app.add_lexer(name, Transcript)
    app.add_search_language(Search)
    app.connect("html-page-context", add_policy)
