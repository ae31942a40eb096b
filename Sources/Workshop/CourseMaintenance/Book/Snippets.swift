/// The regions of a source file that the Book's listings are taken from.
///
/// A region begins after a line `// snippet.name` and ends before `// snippet.end` or before
/// the next region. Lines between `// snippet.hide` and `// snippet.show` are left out. That
/// is the Swift package manager's own convention (SE-0356).
struct Snippets: Sendable {
  struct Region: Hashable, Sendable {
    /// What follows `// snippet.`.
    let name: String
    /// Its first line of code in the file, from 1.
    let line: Int
    /// Its lines without markers, common indentation, and blank lines at both ends.
    fileprivate(set) var lines: [String] = []
  }

  /// In the order of the file.
  private(set) var regions: [Region] = []
  /// Markers that do not fit.
  private(set) var flaws: [PageText] = []
  /// The whole file as a listing shows it.
  private(set) var wholeFile = Region(name: "", line: 1)

  private var open: Region?
  private var hiddenSince: Int?

  init(of text: String) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let marker = line.wholeMatch(of: /\s*\/\/ snippet\.(.*)/) {
        readMarker(String(marker.1), line: index + 1)
      } else if hiddenSince == nil {
        open?.lines.append(String(line))
        wholeFile.lines.append(String(line))
      }
    }
    if let open { flaw(open.line, "The region \(open.name) has no `// snippet.end`.") }
    endRegion()
    wholeFile.lines = Self.outdented(wholeFile.lines)
  }

  private mutating func readMarker(_ name: String, line: Int) {
    switch name {
    case "end":
      if open == nil { flaw(line, "No region is open here. Regions do not nest.") }
      endRegion()
    case "hide":
      if hiddenSince != nil { flaw(line, "The lines here are hidden already.") }
      hiddenSince = line
    case "show":
      if hiddenSince == nil { flaw(line, "No line is hidden here, so there is nothing to show.") }
      hiddenSince = nil
    case let name where name.wholeMatch(of: /[\w-]+/) != nil:
      endRegion()
      if regions.contains(where: { $0.name == name }) {
        flaw(line, "This file has two regions named \(name).")
      }
      open = Region(name: name, line: line + 1)
    default:
      flaw(line, "`// snippet.\(name)` is no marker: a region's name has letters, digits, - and _.")
    }
  }

  private mutating func endRegion() {
    guard var region = open else { return }
    if let line = hiddenSince {
      flaw(line, "`// snippet.hide` has no `// snippet.show` before its region ends.")
      hiddenSince = nil
    }
    region.lines = Self.outdented(region.lines)
    regions.append(region)
    open = nil
  }

  private mutating func flaw(_ line: Int, _ message: String) {
    flaws.append(PageText(text: message, line: line))
  }

  /// Without blank lines at both ends and without the indentation that all lines share.
  private static func outdented(_ lines: [String]) -> [String] {
    let lines = lines.map(\.trimmedAtEnd)
    let kept = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    let indentation = kept.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return kept.map { String($0.dropFirst(indentation)) }
  }
}
