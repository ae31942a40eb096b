/// An image of the Book that is drawn from the comment directly above it.
struct Picture: Hashable, Sendable {
  /// The line of the page with the image.
  let image: Passage
  /// What the picture shows, in words.
  let alternative: String
  /// The file, relative to the page.
  let target: String
  private let data: [Fence.Option]

  /// The options that the comment may have, by the kind of picture.
  private static let known = [
    "bars": ["picture", "title", "times", "bar"], "onion": ["picture", "title", "layer"],
  ]

  /// Creates a picture, or returns nil if the line isn't an image or the comment is about something
  /// else.
  ///
  /// - Parameters:
  ///   - line: the line below the comment.
  ///   - data: the comment's lines.
  init?(_ line: Passage, data: [Fence.Option]) {
    guard data.contains(where: { $0.name == "picture" }),
      let image = line.text.wholeMatch(of: /!\[([^\]]*)\]\(([^\s()<>]+)\)/)
    else { return nil }
    (self.image, self.data) = (line, data)
    (alternative, target) = (String(image.1), String(image.2))
  }

  /// The picture as the text of an SVG file.
  func svg() throws(BlockError) -> String {
    let kinds = values("picture")
    guard kinds.count == 1, let kind = kinds.first, let known = Self.known[kind] else {
      throw BlockError("A picture has one kind: `picture: bars` or `picture: onion`.")
    }
    if let other = data.first(where: { !known.contains($0.name) }) {
      throw BlockError("`\(other.name)` has no meaning in a picture of the kind `\(kind)`.")
    }
    guard let title = values("title").first, values("title").count == 1, !title.isEmpty else {
      throw BlockError("A picture has one title: `title: How long objects live`.")
    }
    guard !alternative.isEmpty else {
      throw BlockError("Describe between the image's brackets what the picture says.")
    }
    let drawing = kind == "bars" ? try bars() : try onion()
    return drawing.svg(title: title, description: alternative)
  }

  /// Bars on a time axis, such as `bar: 1-5 VisitStore` or `bar: 2-3 4-5 AccountScope`. The numbers
  /// are the positions of the times, counted from 1, with decimals for points between them.
  private func bars() throws(BlockError) -> Drawing {
    let times = values("times").flatMap { $0.split(separator: ",").map(\.trimmed) }
    guard times.count >= 2 else {
      throw BlockError("Name at least two times, with commas: `times: start, signing in, end`.")
    }
    let column = Drawing.width / (times.count - 1)
    var drawing = Drawing()
    let x = { (time: Double) in Drawing.left + Int((time - 1) * Double(column)) }
    let rows = values("bar").count
    for (index, time) in times.enumerated() {
      try drawing.check(time, fits: column * 4 / 3, .note)
      let isLast = index == times.count - 1
      drawing.time(
        time, x: x(Double(index + 1)), y: index.isMultiple(of: 2) ? 24 : 40, bottom: 50 + rows * 40,
        anchor: index == 0 ? "start" : isLast ? "end" : "middle")
    }
    for (row, bar) in values("bar").enumerated() {
      guard let match = bar.wholeMatch(of: /((?:[0-9.]+-[0-9.]+\s+)+)(\S.*)/) else {
        throw BlockError(
          "`bar: \(bar)` isn't a bar. Write its start, its end and a name: `bar: 1-3 the store`.")
      }
      let name = String(match.2)
      try drawing.check(name, fits: Drawing.width, .name)
      drawing.text(name, x: Drawing.left, y: 66 + row * 40, .name)
      for span in match.1.split(separator: " ") {
        let (start, end) = try ends(of: span, times: times.count)
        drawing.bar(x(start)..<x(end), y: 73 + row * 40)
      }
    }
    guard rows > 0 else { throw BlockError("Write a bar, such as `bar: 1-2 the store`.") }
    drawing.height = 62 + rows * 40
    return drawing
  }

  /// The two ends of a bar such as `1-2.5`.
  private func ends(
    of span: Substring, times: Int
  ) throws(BlockError) -> (start: Double, end: Double) {
    let ends = span.split(separator: "-").compactMap { Double($0) }
    guard ends.count == 2, 1 <= ends[0], ends[0] < ends[1], ends[1] <= Double(times) else {
      throw BlockError("`\(span)` isn't between 1 and \(times), the number of times.")
    }
    return (ends[0], ends[1])
  }

  /// Nested layers, the outermost first, such as `layer: Cache | remembers answers`.
  private func onion() throws(BlockError) -> Drawing {
    let layers = values("layer").map { $0.split(separator: "|", maxSplits: 1).map(\.trimmed) }
    guard !layers.isEmpty else {
      throw BlockError("Write a layer, such as `layer: Cache | remembers answers`.")
    }
    var drawing = Drawing()
    let (inset, head, foot) = (12, 48, 10)
    drawing.height = 24 + layers.count * (head + foot)
    for (depth, layer) in layers.enumerated() {
      let (x, y) = (12 + depth * inset, 12 + depth * head)
      let width = Drawing.left * 2 + Drawing.width - 2 * x
      drawing.box(x: x, y: y, width: width, height: drawing.height - 12 - depth * foot - y)
      for (line, style) in zip(layer, [Drawing.Style.name, .note]) {
        try drawing.check(line, fits: width - 2 * inset, style)
        drawing.text(line, x: x + inset, y: y + (style == .name ? 20 : 37), style)
      }
    }
    return drawing
  }

  private func values(_ name: String) -> [String] {
    data.filter { $0.name == name }.map(\.value.text)
  }
}
