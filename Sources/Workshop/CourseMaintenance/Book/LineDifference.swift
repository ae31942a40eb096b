/// A `diff`: the lines of two versions of some code, each with a sign before it.
struct LineDifference {
  /// The lines of both versions, in order: with `-` if only the old version has them, with `+` if
  /// only the new version has them, and with a space if both do. An empty line has no space.
  let lines: [String]
  /// Whether the versions are the same.
  let isEmpty: Bool

  init(from old: [String], to new: [String]) {
    let changes = new.difference(from: old)
    isEmpty = changes.isEmpty
    let removed = Set(changes.removals.map(\.offset))
    let added = Set(changes.insertions.map(\.offset))
    var lines: [String] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append("-\(old[before])")
        before += 1
      } else if added.contains(after) {
        lines.append("+\(new[after])")
        after += 1
      } else {
        lines.append(old[before].isEmpty ? "" : " \(old[before])")
        (before, after) = (before + 1, after + 1)
      }
    }
    self.lines = lines
  }
}

extension CollectionDifference.Change {
  /// The element's index in its collection, counted from 0.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
