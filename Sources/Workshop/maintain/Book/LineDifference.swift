/// The `diff` of two versions of some code: the lines of both, in order, with `-` if only the old
/// version has them, with `+` if only the new one has them, and with a space if both do. An empty
/// line has no space.
func lineDifference(from old: [String], to new: [String]) -> [String] {
  var (removed, added): (Set<Int>, Set<Int>) = ([], [])
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
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
  return lines
}
