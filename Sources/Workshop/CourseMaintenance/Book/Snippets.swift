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
  /// Mismatched markers.
  private(set) var problems: [Problem] = []

  private var isInRegion = false
  private var hiddenSince: Passage?

  /// - Parameter path: the file, relative to the workspace's root.
  init(path: String, text: String) {
    wholeFile = Region(name: "", marker: Passage(path: path, line: 0, text: ""))
    for line in text.lines(of: path) {
      if let marker = line.text.wholeMatch(of: /\s*\/\/ snippet\.(.*)/) {
        readMarker(String(marker.1), line)
      } else if hiddenSince == nil {
        if isInRegion { regions[regions.count - 1].code.append(line.text) }
        wholeFile.code.append(line.text)
      }
    }
    if isInRegion, let open = regions.last {
      problems.append(
        Problem(path, line: open.line, "The region \(open.name) has no `// snippet.end`."))
    }
    endRegion()
  }

  private mutating func readMarker(_ name: String, _ marker: Passage) {
    func flaw(_ message: String) { problems.append(marker.problem(message)) }
    switch name {
    case "end":
      if !isInRegion { flaw("No region is open here. Regions do not nest.") }
      endRegion()
    case "hide":
      if hiddenSince != nil { flaw("The lines here are hidden already.") }
      hiddenSince = marker
    case "show":
      if hiddenSince == nil { flaw("No line is hidden here, so there is nothing to show.") }
      hiddenSince = nil
    case let name where name.wholeMatch(of: /[\w-]+/) != nil:
      endRegion()
      if regions.contains(where: { $0.name == name }) {
        flaw("This file has two regions named \(name).")
      }
      regions.append(Region(name: name, marker: marker))
      isInRegion = true
    default:
      flaw("`// snippet.\(name)` isn't a marker: a region's name has letters, digits, - and _.")
    }
  }

  private mutating func endRegion() {
    if isInRegion, let hide = hiddenSince {
      problems.append(
        hide.problem("`// snippet.hide` has no `// snippet.show` before its region ends."))
      hiddenSince = nil
    }
    isInRegion = false
  }
}

extension Workspace {
  /// The code at a place that a comment in the Book names: `Sources/A.swift#region`, or a whole
  /// file.
  ///
  /// - Throws: an error if there is no such file or region.
  func snippet(_ place: String) throws(BlockError) -> Snippets.Region {
    guard let match = place.wholeMatch(of: /([^#]+)(?:#([^#]+))?/) else {
      throw BlockError(
        "`\(place)` isn't a place. Write a file and a region: Sources/Folder/File.swift#region.")
    }
    let path = String(match.1)
    guard let text = try? text(path) else {
      throw BlockError(
        "There is no file \(path) that could be listed. Paths begin at the workspace's root.")
    }
    let snippets = Snippets(path: path, text: text)
    guard let region = match.2 else { return snippets.wholeFile }
    if let found = snippets.regions.first(where: { $0.name == region }) { return found }
    let known = snippets.regions.map(\.name).joined(separator: ", ")
    throw BlockError(
      known.isEmpty
        ? "\(path) has no region \(region), nor any other. Put `// snippet.\(region)` above the lines to list and `// snippet.end` below them."
        : "\(path) has no region \(region). It has \(known).")
  }
}
