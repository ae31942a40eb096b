import CourseModel

/// The regions of a source file that the Book's listings are taken from.
///
/// A region begins after a line `// snippet.name` and ends before `// snippet.end` or before the
/// next region. Lines between `// snippet.hide` and `// snippet.show` are left out. This is the
/// convention of the Swift package manager (SE-0356).
struct Snippets: Sendable {
  struct Region: Sendable {
    /// The name after `// snippet.`; empty for the whole file.
    let name: String
    /// The line above its first line.
    let marker: Passage
    fileprivate var code: [String] = []

    /// The number of its first line of code in the file, from 1.
    var line: Int { marker.line + 1 }

    /// Its lines, without markers, common indentation, and leading and trailing blank lines.
    var lines: [String] {
      let lines = code.map(\.trimmedAtEnd)
      let kept = lines.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
      let indentation = kept.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
      return kept.map { String($0.dropFirst(indentation)) }
    }
  }

  /// The regions, in the order of the file.
  private(set) var regions: [Region] = []
  /// The whole file, as a listing.
  private(set) var wholeFile: Region
  /// Lines that are shown or hidden to the end of the file, because a marker is missing.
  private(set) var problems: [Problem] = []

  /// - Parameter path: the file, relative to the workspace's root.
  init(path: String, text: String) {
    wholeFile = Region(name: "", marker: Passage(path: path, line: 0, text: ""))
    var open: Passage?
    var hidden: Passage?
    for line in text.lines(of: path) {
      switch line.text.wholeMatch(of: /\s*\/\/ snippet\.(\S+)/)?.1 {
      case "end": open = nil
      case "hide": hidden = line
      case "show": hidden = nil
      case let name?:
        open = line
        regions.append(Region(name: String(name), marker: line))
      case nil where hidden == nil:
        if open != nil { regions[regions.count - 1].code.append(line.text) }
        wholeFile.code.append(line.text)
      case nil: break
      }
    }
    if let open { problems.append(open.problem("This region has no `// snippet.end`.")) }
    if let hidden { problems.append(hidden.problem("No `// snippet.show` follows.")) }
  }
}

extension Workspace {
  /// The code at a place that a comment in the Book names: `Sources/A.swift#region`, or a whole
  /// file.
  func snippet(_ place: String) throws(Flaw) -> Snippets.Region {
    let parts = place.split(separator: "#", maxSplits: 1).map(String.init)
    guard let path = parts.first, let text = try? text(path) else {
      throw Flaw(
        "There is no file \(parts.first ?? "") to list. Paths begin at the workspace's root.")
    }
    let snippets = Snippets(path: path, text: text)
    guard parts.count == 2 else { return snippets.wholeFile }
    if let found = snippets.regions.first(where: { $0.name == parts[1] }) { return found }
    let known = snippets.regions.map(\.name).joined(separator: ", ")
    throw Flaw(
      "\(path) has no region \(parts[1]). It has \(known.isEmpty ? "none" : known). Put "
        + "`// snippet.\(parts[1])` above the lines to list and `// snippet.end` below them.")
  }
}
