/// The lines in which two values differ, with `-` before the first value's lines and `+` before the
/// second's. Each line begins with the path to its property.
package func difference<Value>(from old: Value, to new: Value) -> String {
  let (oldLines, newLines) = (lines(of: old), lines(of: new))
  guard oldLines != newLines else {
    return "Both read the same, but == finds a difference in what they do not show."
  }
  let changes = newLines.difference(from: oldLines)
  let removed = Set(changes.removals.map(\.offset))
  let inserted = Set(changes.insertions.map(\.offset))

  var result: [String] = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < oldLines.count || newIndex < newLines.count {
    if removed.contains(oldIndex) {
      result.append("- \(oldLines[oldIndex])")
      oldIndex += 1
    } else if inserted.contains(newIndex) {
      result.append("+ \(newLines[newIndex])")
      newIndex += 1
    } else {
      (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
    }
  }
  return result.joined(separator: "\n")
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
