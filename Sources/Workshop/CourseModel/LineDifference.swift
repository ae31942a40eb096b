/// The difference between two texts, as `diff -u` shows it.
package struct LineDifference {
  /// A line of it, and whether it is on the old side, the new side or both.
  package enum Line: Hashable {
    case same(String)
    case removed(String)
    case added(String)

    /// With the sign that tells the sides apart.
    package var text: String {
      switch self {
      case .same(let text): " " + text
      case .removed(let text): "-" + text
      case .added(let text): "+" + text
      }
    }
  }

  /// Lines that differ, with the lines around them.
  package struct Hunk: Hashable {
    /// "@@ -1,4 +1,5 @@": the first line and the number of lines, on either side.
    package let header: String
    /// In their order.
    package let lines: [Line]
  }

  /// In the order of the texts.
  package let hunks: [Hunk]

  /// - Parameters:
  ///   - old: the text whose own lines are shown with a minus.
  ///   - new: the text whose own lines are shown with a plus.
  ///   - context: how many common lines to show around a difference.
  package init(from old: String, to new: String, context: Int = 3) {
    let lines = Self.lines(from: Self.split(old), to: Self.split(new))
    let changes = lines.indices.filter { if case .same = lines[$0] { false } else { true } }
    var ranges: [Range<Int>] = []
    for change in changes {
      let range = max(0, change - context)..<min(lines.count, change + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    hunks = ranges.map { range in
      let old = Self.span(lines, range) { if case .added = $0 { false } else { true } }
      let new = Self.span(lines, range) { if case .removed = $0 { false } else { true } }
      return Hunk(header: "@@ -\(old) +\(new) @@", lines: Array(lines[range]))
    }
  }

  /// A line break of any kind ends a line, so that a file from another system differs in what it
  /// says only.
  private static func split(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    var (removed, added) = (Set<Int>(), Set<Int>())
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(.removed(old[left]))
        left += 1
      } else if added.contains(right) {
        lines.append(.added(new[right]))
        right += 1
      } else {
        lines.append(.same(old[left]))
        left += 1
        right += 1
      }
    }
    return lines
  }

  /// "12,5": the first line and the number of lines on one side, as POSIX has it: without the
  /// number where it is 1, and with the line before where it is 0.
  private static func span(
    _ lines: [Line], _ range: Range<Int>, isOnSide: (Line) -> Bool
  ) -> String {
    let before = lines[..<range.lowerBound].count(where: isOnSide)
    let count = lines[range].count(where: isOnSide)
    if count == 1 { return "\(before + 1)" }
    return count == 0 ? "\(before),0" : "\(before + 1),\(count)"
  }
}
