// Copy buttons, boxes that scroll by keyboard, and search without a server.
document.addEventListener("DOMContentLoaded", () => {
  const code = (pre) => {
    const commands = [...pre.querySelectorAll(".gp + .gs")].map((each) => each.textContent);
    return commands.length ? commands.join("") : pre.textContent;
  };
  for (const block of document.querySelectorAll("article .highlight")) {
    const pre = block.querySelector("pre");
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = "Copy";
    button.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(code(pre));
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    block.append(button);
  }

  const boxes = "article pre, article .table-wrapper, .mermaid-picture .picture";
  const reach = () => {
    for (const box of document.querySelectorAll(boxes)) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0; else box.removeAttribute("tabindex");
    }
  };
  reach();
  addEventListener("resize", reach);
  document.addEventListener("toggle", reach, true);
});

// A page on disk may not read another, so search shows titles only.
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
