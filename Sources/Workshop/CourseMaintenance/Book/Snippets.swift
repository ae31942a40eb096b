import SwiftSource

/// The regions of a source file that the Book's listings are taken from.
///
/// A region begins after a line `// snippet.name` and ends before `// snippet.end` or before
/// the next region. Lines between `// snippet.hide` and `// snippet.show` are left out. That
/// is the Swift package manager's own convention (SE-0356).
package struct Snippets: Sendable {
  /// A region.
  package struct Region: Hashable, Sendable {
    /// What follows `// snippet.`.
    package let name: String
    /// Its first line of code in the file, from 1.
    package let line: Int
    /// Its lines without markers, common indentation, and blank lines at both ends.
    package fileprivate(set) var lines: [String]
  }

  /// A marker that does not fit the others.
  package struct Flaw: Hashable, Sendable {
    /// From 1.
    package let line: Int
    /// What is wrong, and what to do about it.
    package let message: String
  }

  /// In the order of the file.
  package private(set) var regions: [Region] = []
  /// Markers that do not fit.
  package private(set) var flaws: [Flaw] = []
  /// The whole file as a listing shows it.
  package private(set) var wholeFile: Region

  private var open: Region?
  private var hiddenSince: Int?

  /// - Parameter text: the whole file. Markers within string literals and comments of several
  ///   lines are not taken for markers.
  package init(of text: String) {
    wholeFile = Region(name: "", line: 1, lines: [])
    let code = text.contains("// snippet.") ? SwiftCode(text).lines : []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let isMarker = line.trimmed.hasPrefix("// snippet.") && !code[index].isContinuation
      if isMarker {
        readMarker(String(line.trimmed.dropFirst("// snippet.".count)), line: index + 1)
      } else if hiddenSince == nil {
        open?.lines.append(String(line))
        wholeFile.lines.append(String(line))
      }
    }
    if let open { flaw(open.line, "The region \(open.name) has no `// snippet.end`.") }
    endRegion()
    wholeFile.lines = Self.outdented(wholeFile.lines)
  }

  /// A region by its name.
  ///
  /// - Parameter name: what follows `// snippet.`.
  package func region(_ name: String) -> Region? {
    regions.first { $0.name == name }
  }

  private mutating func readMarker(_ name: String, line: Int) {
    switch name {
    case "end":
      if open == nil {
        flaw(line, "No region is open here. Regions do not nest: each one ends the one before.")
      }
      endRegion()
    case "hide":
      if hiddenSince != nil { flaw(line, "The lines here are hidden already.") }
      hiddenSince = line
    case "show":
      if hiddenSince == nil { flaw(line, "No line is hidden here, so there is nothing to show.") }
      hiddenSince = nil
    case let name where name.wholeMatch(of: /[\w-]+/) != nil:
      endRegion()
      if region(name) != nil { flaw(line, "This file has two regions named \(name).") }
      open = Region(name: name, line: line + 1, lines: [])
    default:
      flaw(line, "`// snippet.\(name)` is no marker: a region's name has letters, digits, - and _.")
    }
  }

  private mutating func endRegion() {
    if let line = hiddenSince, open != nil {
      flaw(line, "`// snippet.hide` has no `// snippet.show` before its region ends.")
      hiddenSince = nil
    }
    if var region = open {
      region.lines = Self.outdented(region.lines)
      regions.append(region)
    }
    open = nil
  }

  private mutating func flaw(_ line: Int, _ message: String) {
    flaws.append(Flaw(line: line, message: message))
  }

  /// Without blank lines at both ends and without the indentation that all lines share.
  private static func outdented(_ lines: [String]) -> [String] {
    let isBlank: (String) -> Bool = { $0.allSatisfy(\.isWhitespace) }
    let kept = lines.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    let indentation =
      kept.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return kept.map { isBlank($0) ? "" : String($0.dropFirst(indentation)) }
  }
}
