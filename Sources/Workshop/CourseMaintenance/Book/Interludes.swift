import CourseModel

/// Checks that readers can find a chapter's interludes and the page that follows them.
struct Interludes {
  /// The heading of the section that leads to the next page.
  static let end = "What comes next"

  let pages: [BookPage]

  /// Interludes without a chapter, and pages without a link to the next one. The chapters' numbers
  /// give their order, but an interlude needs a link.
  func problems() -> [Problem] {
    let ordered =
      pages.compactMap { page in page.place.map { (place: $0, page: page) } }
      .sorted { $0.place < $1.place }
    let chapters = Set(ordered.map(\.place).filter { !$0.isInterlude }.map(\.chapter))
    let strays = ordered.filter { !chapters.contains($0.place.chapter) }.map {
      Problem($0.page.path, "It is an interlude of chapter \($0.place.chapter), which has no page.")
    }
    let steps = zip(ordered, ordered.dropFirst()).filter {
      $0.place.isInterlude || $1.place.isInterlude
    }
    return strays + steps.compactMap { problem(from: $0.page, to: $1.page) }
  }

  /// Reports a page whose last section doesn't link to the next page.
  private func problem(from page: BookPage, to next: BookPage) -> Problem? {
    let file = next.path.dropFirst("Book/".count)
    let isHeading = { (line: Passage) in line.text.hasPrefix("## ") }
    guard let start = page.lines.first(where: { $0.text.trimmed == "## \(Self.end)" }) else {
      return Problem(
        page.path, "Its last section, \"\(Self.end)\", is missing. Link to \(file) there.")
    }
    let end = page.lines.first { isHeading($0) && $0.line > start.line }?.line ?? .max
    let targets = page.links.filter { (start.line..<end).contains($0.line) }
      .compactMap { $0.text.split(separator: "#").first }
    if targets.contains(file) { return nil }
    return start.problem("The next page is \(file). Link to it in this section.")
  }
}
