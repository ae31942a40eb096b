import Foundation

/// A program with everything it has started, whether or not these are still its children.
///
/// A process may leave its group and its session, and outlive its parent. It's recognized by a
/// variable that it has inherited, or because it was seen earlier.
struct ProcessFamily {
  /// The variable that marks everything a run has started.
  static let variable = "WORKSHOP_RUN"

  let root: pid_t
  /// The variable's value; nil if nothing is marked.
  let mark: String?
  /// The start times of the processes seen so far, because a later process may get the same ID.
  private var seen: [pid_t: UInt64] = [:]

  init(of root: pid_t, mark: String?) {
    self.root = root
    self.mark = mark
  }

  /// Records the current processes.
  ///
  /// - Returns: their memory usage in bytes.
  mutating func look() -> UInt64 {
    let members = descendants(of: root)
    for member in members where mark != nil { seen[member] = startTime(of: member) }
    return (members + [root]).reduce(0) { $0 + memory(of: $1) }
  }

  /// Kills the processes that are still running after the program has ended.
  func endRest() {
    guard let mark else { return }
    for (member, start) in seen where startTime(of: member) == start { endTree(member) }
    endPrograms(marked: mark)
  }
}

/// Kills all programs with this mark.
func endPrograms(marked mark: String) {
  // One of them may start another before it's killed.
  for _ in 0..<10 {
    let found = programs(with: "\(ProcessFamily.variable)=\(mark)")
    if found.isEmpty { return }
    for member in found { _ = kill(member, SIGKILL) }
  }
}
