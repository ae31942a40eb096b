"""Looks at the Book's website in a real browser, as `Book/Web/test` asks it to.

    check.py SITE SCREENSHOTS    checks everything, and writes a screenshot of each page
    check.py SITE --self-test    breaks a copy of the site in many ways; each has to be noticed
"""

import asyncio
import collections
import functools
import http.server
import json
import os
import pathlib
import re
import shutil
import sys
import tempfile
import threading
import time
from urllib.parse import unquote, urljoin, urlsplit

from axe_playwright_python.base import AXE_FILE_PATH
from bs4 import BeautifulSoup
from playwright.async_api import async_playwright

HERE = pathlib.Path(__file__).resolve().parent
BOOK = HERE.parent
WIDTHS = [360, 768, 1280]
SCHEMES = ["light", "dark"]
# For axe-core's rules and screenshots, which take long. SCREENSHOTS=all makes all six of each page.
SLOW_AT = [(360, "light"), (1280, "dark")]
HEIGHT = 900
MOST_BYTES = 300_000
TABS = 3

CHECKS = {
    "links": "internal links and their anchors resolve",
    "policy": "the policy forbids everything from elsewhere, and nothing in the page asks for it",
    "answers": "an exercise's answer is behind two clicks, and search doesn't know it",
    "requests": "no request fails, and none goes to another host",
    "console": "no error and no warning in the console",
    "weight": f"a page with all it loads has at most {MOST_BYTES // 1000} kB",
    "width": "nothing is wider than the window",
    "pictures": "each picture is drawn and can be seen",
    "folded": "what is folded unfolds, by keyboard too",
    "axe": "axe-core finds nothing serious",
    "search": "search finds the given terms",
    "keyboard": "skip link, search field, listings, colours and copy button work by keyboard",
    "disk": "pages and search work without a server",
    "script": "a page can be read without scripts",
}


class Findings:
    """What was checked how often, and what is wrong."""

    def __init__(self):
        self.counts = collections.Counter()
        self.wrong = collections.defaultdict(list)

    def expect(self, check, holds, message):
        self.counts[check] += 1
        if not holds:
            self.wrong[check].append(message)


class Server:
    """Serves the site from a folder below a domain, as GitHub Pages does."""

    prefix = "/some/folder/"

    def __init__(self, site):
        class Handler(http.server.SimpleHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def translate_path(self, path):
                if not path.startswith(Server.prefix):
                    return str(pathlib.Path(site) / "not-here")
                return super().translate_path("/" + path.removeprefix(Server.prefix))

            def log_message(self, *arguments):
                pass

        handler = functools.partial(Handler, directory=str(site))
        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.host = f"127.0.0.1:{self.http.server_port}"
        self.address = f"http://{self.host}{self.prefix}"


def pages(site):
    return sorted(str(path.relative_to(site)) for path in site.rglob("*.html"))


# What needs no browser.

def check_files(site, findings):
    soups = {page: BeautifulSoup((site / page).read_text(encoding="utf-8"), "html.parser") for page in pages(site)}
    anchors = {page: {tag["id"] for tag in soup.find_all(id=True)} for page, soup in soups.items()}
    for page, soup in soups.items():
        check_links(site, page, soup, anchors, findings)
        check_policy(page, soup, findings)
    check_index(site, findings)
    for page, soup in soups.items():
        if page.startswith("exercises/"):
            check_answer(page, soup, findings)


def check_links(site, page, soup, anchors, findings):
    for tag in soup.find_all(["a", "link", "script", "img", "source"]):
        target = tag.get("href") or tag.get("src") or tag.get("srcset")
        if not target or re.match(r"(?:https?|mailto|data):", target):
            continue
        parts = urlsplit(urljoin("http://site/" + page, target))
        path, anchor = unquote(parts.path).lstrip("/"), unquote(parts.fragment)
        outside = target.startswith("/") or not (site / path).is_file()
        findings.expect("links", not outside, f"{page} links to {target}, which isn't there.")
        if anchor and path in anchors:
            found = anchor in anchors[path]
            findings.expect("links", found, f"{page} links to {target}, and {path} has no such anchor.")


def check_policy(page, soup, findings):
    meta = soup.find("meta", attrs={"http-equiv": "Content-Security-Policy"})
    policy = meta["content"] if meta else ""
    strict = "default-src 'none'" in policy and not re.search(r"\*|https?:|unsafe-eval|script-src[^;]*unsafe", policy)
    findings.expect("policy", strict, f"{page} has no policy, or a loose one: {policy}")
    loads = [tag.get("src") for tag in soup.find_all(["script", "img", "iframe", "source", "audio", "video"])]
    loads += [tag.get("href") for tag in soup.find_all("link") if "stylesheet" in tag.get("rel", [])]
    for address in filter(None, loads):
        here = not re.match(r"(?:https?:)?//", address)
        findings.expect("policy", here, f"{page} loads {address}.")


def check_index(site, findings):
    text = (site / "searchindex.js").read_text(encoding="utf-8")
    index = json.loads(text[text.index("(") + 1 : text.rindex(")")])
    answers = {number for number, name in enumerate(index["docnames"]) if name.startswith("answers/")}
    for word, where in {**index["terms"], **index["titleterms"]}.items():
        found = answers & set(where if isinstance(where, list) else [where])
        findings.expect("answers", not found, f"Search finds an answer by the word {word}.")


def check_answer(page, soup, findings):
    links = [a for a in soup.select("article a") if "/answers/" in "/" + a.get("href", "")]
    folded = len(links) == 1 and links[0].find_parent("details") is not None
    findings.expect("answers", folded, f"{page} doesn't have its answer's link folded away.")
    hints = soup.select("article details summary")
    findings.expect("answers", len(hints) >= 4, f"{page} has {len(hints)} folded blocks instead of 4.")
    read = [a for a in soup.select("article a") if re.match(r"\.\./\d\w+-.*\.html#", a.get("href", ""))]
    findings.expect("links", bool(read), f"{page} doesn't link to where to read.")


# What needs one.

# After it has been drawn again, and its scripts have seen the new size.
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

WIDER = """() => {
  const found = [], width = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth > width) found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  const scrolls = (node) => {
    for (let each = node.parentElement; each && each.tagName !== "ARTICLE"; each = each.parentElement) {
      if (/auto|scroll|hidden/.test(getComputedStyle(each).overflowX)) return true;
    }
  };
  for (const node of document.querySelectorAll("article *")) {
    const box = node.getBoundingClientRect();
    if (box.width && box.right > width + 1 && !node.closest("svg svg, svg *") && !scrolls(node)) {
      found.push(`${node.tagName.toLowerCase()}.${node.className.baseVal ?? node.className} reaches ${Math.round(box.right)}`);
    }
  }
  return found.slice(0, 3);
}"""

PICTURES = """() => [...document.querySelectorAll("article img, .mermaid-picture")].map((node) => {
  const shown = node.tagName === "IMG" ? node : node.querySelector("svg");
  if (!shown) return "nothing is drawn";
  const box = shown.getBoundingClientRect();
  if (node.tagName === "IMG" && !node.naturalWidth) return `${node.src} isn't there`;
  if (node.tagName === "IMG" && !node.alt) return `${node.src} has no text`;
  if (box.width < 60 || box.height < 20) return `it has ${Math.round(box.width)} by ${Math.round(box.height)} pixels`;
  if (shown.tagName !== "IMG" && !shown.textContent.trim()) return "it has no words";
  return "";
})"""

UNFOLD = """() => [...document.querySelectorAll("article details")].map((node) => {
  const before = node.open;
  node.querySelector("summary").click();
  const shows = [...node.children].some((each) => each.tagName !== "SUMMARY" && each.getBoundingClientRect().height > 0);
  return !before && node.open && shows;
})"""

AXE = """async () => (await axe.run(document, {resultTypes: ["violations"]})).violations
  .filter((each) => ["serious", "critical"].includes(each.impact))
  .map((each) => `${each.id}: ${each.help}: ` + each.nodes.slice(0, 2).map((node) => node.target.join(" ") + " " + node.html.slice(0, 120)).join(" | "))"""


class Tab:
    """A tab, and what it complains about."""

    def __init__(self, page, host, findings):
        self.page, self.host, self.findings, self.name = page, host, findings, ""
        self.responses = []
        page.on("console", lambda m: m.type in ("error", "warning") and self.wrong("console", m.text))
        page.on("pageerror", lambda error: self.wrong("console", str(error)))
        # What is aborted is what was still loading when the test went on to another page.
        page.on("requestfailed", lambda r: "ERR_ABORTED" in r.failure or self.wrong("requests", f"{r.url}: {r.failure}"))
        page.on("request", self.request)
        page.on("response", self.response)

    def wrong(self, check, message):
        self.findings.expect(check, False, f"{self.name}: {message}")

    def request(self, request):
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob", "file") and parts.netloc != self.host:
            self.wrong("requests", f"asks {parts.netloc} for {parts.path}")

    def response(self, response):
        self.responses.append(response)
        if response.status >= 400:
            self.wrong("requests", f"{response.url}: {response.status}")

    async def open(self, address, name):
        self.name, self.responses = name, []
        await self.page.goto(address, wait_until="networkidle" if "search.html" in address else "load")
        for check in ("requests", "console"):
            self.findings.counts[check] += 1

    async def weight(self):
        bodies = [await r.body() for r in self.responses if "searchindex" not in r.url and r.status == 200]
        return sum(map(len, bodies))


async def check_page(tab, server, name, findings, screenshots):
    await tab.page.emulate_media(color_scheme="light")
    await tab.open(server.address + name, name)
    weight = await tab.weight()
    findings.heaviest = max(getattr(findings, "heaviest", (0, "")), (weight, name))
    findings.expect("weight", weight <= MOST_BYTES, f"{name} has {weight // 1000} kB.")
    for number, opens in enumerate(await tab.page.evaluate(UNFOLD), start=1):
        findings.expect("folded", opens, f"{name}: block {number} doesn't unfold.")
    await tab.page.evaluate("document.querySelectorAll('details').forEach((each) => each.open = true)")
    await tab.page.evaluate(AXE_SOURCE)
    for scheme in SCHEMES:
        await tab.page.emulate_media(color_scheme=scheme)
        for width in WIDTHS:
            await tab.page.set_viewport_size({"width": width, "height": HEIGHT})
            await tab.page.evaluate(DRAWN)
            at = f"{name} at {width}, {scheme}"
            wider = await tab.page.evaluate(WIDER)
            findings.expect("width", not wider, f"{at}: {'; '.join(wider)}")
            for wrong in await tab.page.evaluate(PICTURES):
                findings.expect("pictures", not wrong, f"{at}: {wrong}")
            if (width, scheme) in SLOW_AT:
                serious = await tab.page.evaluate(AXE)
                findings.expect("axe", not serious, f"{at}: {'; '.join(serious)}")
            if screenshots and ((width, scheme) in SLOW_AT or os.environ.get("SCREENSHOTS") == "all"):
                await screenshot(tab.page, screenshots, name, width, scheme)


async def screenshot(page, folder, name, width, scheme):
    """In parts, because a page may be longer than what Chromium can draw at once."""
    most = 4000
    height = await page.evaluate("document.documentElement.scrollHeight")
    stem = name.removesuffix(".html").replace("/", "-")
    await page.set_viewport_size({"width": width, "height": min(most, height)})
    await page.evaluate(DRAWN)
    for part, top in enumerate(range(0, height, most), start=1):
        await page.evaluate(f"scrollTo({{top: {top}, behavior: 'instant'}})")
        await page.evaluate(DRAWN)
        await page.screenshot(path=folder / f"{stem}-{width}-{scheme}-{part}.png")


def search_terms():
    rows = (HERE / "search-terms.txt").read_text(encoding="utf-8").splitlines()
    return [row.split(" -> ") for row in rows if row and not row.startswith("#")]


async def appears(page, selector):
    try:
        return await page.wait_for_selector(selector, timeout=5000)
    except Exception:
        return None


async def search(tab, address, term, page, check, findings):
    await tab.open(f"{address}search.html?q={term.replace(' ', '+')}", f"search for {term}")
    found = await appears(tab.page, f'#search-results li a[href^="{page}"]')
    findings.expect(check, found, f"Search for “{term}” doesn't find {page}.")


async def check_keyboard(tab, server, findings):
    page = tab.page
    await page.emulate_media(color_scheme="light")
    await page.set_viewport_size({"width": 1280, "height": HEIGHT})
    chapter = next(name for name in pages_with(server, "01-"))
    await tab.open(server.address + chapter, chapter)
    await page.keyboard.press("Tab")
    first = await page.evaluate("document.activeElement.className")
    findings.expect("keyboard", "skip-to-content" in first, f"{chapter}: the first stop is {first}, no skip link.")
    await page.keyboard.press("/")
    focused = await page.evaluate("document.activeElement.name")
    findings.expect("keyboard", focused == "q", f"{chapter}: / doesn't lead to the search field.")
    await page.keyboard.type("initializer")
    await page.keyboard.press("Enter")
    found = await appears(page, "#search-results li a")
    findings.expect("keyboard", found, "Searching by keyboard finds nothing.")
    await page.wait_for_load_state("networkidle")
    # An arrow scrolls the listing that has the focus, and does nothing else.
    await page.set_viewport_size({"width": 360, "height": HEIGHT})
    await tab.open(server.address + chapter, chapter)
    await page.locator("article pre[tabindex]").first.focus()
    await page.keyboard.press("ArrowRight")
    await page.wait_for_timeout(300)
    scrolled = await page.evaluate("document.activeElement.scrollLeft")
    findings.expect("keyboard", scrolled > 0 and chapter in page.url, f"{chapter}: an arrow doesn't scroll a listing.")
    await page.set_viewport_size({"width": 1280, "height": HEIGHT})
    await tab.open(server.address + chapter, chapter)
    before = await page.evaluate("getComputedStyle(document.body).backgroundColor")
    toggle = page.locator("button.theme-toggle:visible").first
    colours = set()
    for _ in range(3):
        await toggle.focus()
        await page.keyboard.press("Enter")
        colours.add(await page.evaluate("getComputedStyle(document.body).backgroundColor"))
    findings.expect("keyboard", len(colours | {before}) > 1, f"{chapter}: the colours don't change.")
    await page.evaluate("localStorage.clear()")
    button = page.locator("button.copy").first
    if await button.count():
        expected = await page.evaluate("document.querySelector('button.copy').parentElement.querySelector('pre').innerText.trim()")
        await button.focus()
        await page.keyboard.press("Enter")
        await page.wait_for_timeout(200)
        copied = (await page.evaluate("navigator.clipboard.readText()")).strip()
        findings.expect("keyboard", bool(copied) and copied in expected.replace("$ ", ""), f"{chapter}: copied {copied[:60]!r}")
    else:
        findings.expect("keyboard", False, f"{chapter} has no copy button.")


def pages_with(server, start):
    return [name for name in server.names if name.startswith(start)]


async def check_site(site, names, findings, browser, screenshots=None, whole=True):
    server = Server(site)
    server.names = pages(site)
    context = await browser.new_context(permissions=["clipboard-read", "clipboard-write"], bypass_csp=False)
    queue = list(names)

    async def work():
        tab = Tab(await context.new_page(), server.host, findings)
        while queue:
            await check_page(tab, server, queue.pop(0), findings, screenshots)
        await tab.page.close()

    await asyncio.gather(*(work() for _ in range(TABS)))
    if whole:
        tab = Tab(await context.new_page(), server.host, findings)
        for term, page in search_terms():
            await search(tab, server.address, term, page, "search", findings)
        await check_keyboard(tab, server, findings)
        disk = Tab(await context.new_page(), server.host, findings)
        for name in [names[0], *pages_with(server, "01-"), "index.html", *pages_with(server, "exercises/1.1")]:
            await disk.open((site / name).resolve().as_uri(), f"{name} from disk")
            styled = await disk.page.evaluate(
                # A browser's own style has a margin.
                "getComputedStyle(document.body).margin === '0px' && document.body.dataset.theme !== undefined"
            )
            findings.expect("disk", styled, f"{name} from disk lacks a style or its script.")
        term, page = search_terms()[0]
        await search(disk, site.resolve().as_uri() + "/", term, page, "disk", findings)
        await disk.page.wait_for_timeout(300)
        plain = await browser.new_context(java_script_enabled=False)
        tab = Tab(await plain.new_page(), server.host, findings)
        for name in [*pages_with(server, "01-"), *pages_with(server, "exercises/1.1")]:
            await tab.open(server.address + name, f"{name} without scripts")
            words = await tab.page.locator("article h1").inner_text()
            findings.expect("script", bool(words), f"{name} can't be read without scripts.")
    await context.close()
    server.http.shutdown()


AXE_SOURCE = pathlib.Path(AXE_FILE_PATH).read_text(encoding="utf-8")


async def with_browser(work):
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=os.environ["CHROMIUM"])
        await work(browser)
        await browser.close()


def report(findings):
    print()
    for check, meaning in CHECKS.items():
        wrong = findings.wrong[check]
        print(f"{'FAILED' if wrong else 'passed':7} {findings.counts[check]:6}  {meaning}")
        for message in wrong[:12]:
            print(f"                {message}")
        if len(wrong) > 12:
            print(f"                and {len(wrong) - 12} more")


def main(site, screenshots):
    site, screenshots, began = pathlib.Path(site), pathlib.Path(screenshots), time.monotonic()
    shutil.rmtree(screenshots, ignore_errors=True)
    screenshots.mkdir(parents=True)
    findings = Findings()
    check_files(site, findings)
    names = sorted(pages(site), key=lambda name: -(site / name).stat().st_size)
    asyncio.run(with_browser(lambda browser: check_site(site, names, findings, browser, screenshots)))
    report(findings)
    weight, name = findings.heaviest
    print(f"\n{len(names)} pages in {time.monotonic() - began:.0f} s; the heaviest is {name} with {weight // 1000} kB.")
    print(f"Screenshots are in {screenshots}.")
    never = [check for check in CHECKS if not findings.counts[check]]
    if never:
        print(f"Never checked: {', '.join(never)}.")
    sys.exit(1 if never or any(findings.wrong.values()) else 0)


if __name__ == "__main__":
    if sys.argv[2:] == ["--self-test"]:
        import break_site

        break_site.main(pathlib.Path(sys.argv[1]))
    else:
        main(*sys.argv[1:3])
