/// The shapes of a picture, from back to front.
///
/// It is 360 units wide, so that its text can be read on a phone. Its colours follow the reader's
/// colour scheme. It has its own background, because the page may use another scheme.
struct Drawing {
  enum Style: String {
    /// The name of something in the code.
    case name
    /// A note about it.
    case note

    /// The maximum width of a character.
    fileprivate var characterWidth: Double { self == .name ? 7.3 : 6 }
  }

  /// The left margin.
  static let left = 16
  /// The available width.
  static let width = 328

  /// The picture's height.
  var height = 0
  private var shapes: [String] = []

  /// - Throws: an error if a text is probably too wide.
  func check(_ text: String, fits width: Int, _ style: Style) throws(BlockError) {
    let most = Int(Double(width) / style.characterWidth)
    if text.count > most {
      throw BlockError("`\(text)` is too long for its place. At most \(most) characters fit.")
    }
  }

  mutating func text(_ text: String, x: Int, y: Int, _ style: Style, anchor: String = "start") {
    let anchor = anchor == "start" ? "" : " text-anchor=\"\(anchor)\""
    shapes.append(
      "<text class=\"\(style.rawValue)\" x=\"\(x)\" y=\"\(y)\"\(anchor)>\(escaped(text))</text>")
  }

  /// A point on a time axis: its name, and a line below it.
  mutating func time(_ name: String, x: Int, y: Int, bottom: Int, anchor: String) {
    shapes.append("<path class=\"time\" d=\"M\(x) \(y + 4)V\(bottom)\"/>")
    text(name, x: x, y: y, .note, anchor: anchor)
  }

  /// A bar from one point to another. Adjacent bars have a small gap between them.
  mutating func bar(_ x: Range<Int>, y: Int) {
    shapes.append(
      "<rect class=\"bar\" x=\"\(x.lowerBound + 1)\" y=\"\(y)\" width=\"\(max(x.count - 2, 1))\" height=\"12\" rx=\"3\"/>"
    )
  }

  mutating func box(x: Int, y: Int, width: Int, height: Int) {
    shapes.append(
      "<rect class=\"box\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" rx=\"10\"/>"
    )
  }

  /// The whole file.
  func svg(title: String, description: String) -> String {
    let total = 2 * Self.left + Self.width
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(total) \(height)" width="\(total * 4 / 3)" height="\(height * 4 / 3)" role="img" aria-labelledby="title description">
      <title id="title">\(escaped(title))</title>
      <desc id="description">\(escaped(description))</desc>
      <style>
      .page { fill: #ffffff; stroke: #d1d9e0; }
      .name { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1f2328; }
      .note { font: 11px system-ui, "Segoe UI", Helvetica, Arial, sans-serif; fill: #424a53; }
      .name, .note { paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round; }
      .time { fill: none; stroke: #8b949e; stroke-dasharray: 2 3; }
      .bar { fill: #0969da; }
      .box { fill: #0969da; fill-opacity: 0.07; stroke: #0969da; }
      .box ~ .name, .box ~ .note { stroke: none; }
      @media (prefers-color-scheme: dark) {
      .page { fill: #0d1117; stroke: #3d444d; }
      .name { fill: #f0f6fc; }
      .note { fill: #a8b1bb; }
      .name, .note { stroke: #0d1117; }
      .bar { fill: #4493f8; }
      .box { fill: #4493f8; fill-opacity: 0.1; stroke: #4493f8; }
      }
      </style>
      <rect class="page" x="0.5" y="0.5" width="\(total - 1)" height="\(height - 1)" rx="8"/>
      \(shapes.joined(separator: "\n"))
      </svg>

      """
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
