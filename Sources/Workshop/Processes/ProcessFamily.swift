import Foundation

/// A program with everything it has started, whether or not that is still its child.
///
/// What a program starts may leave its process group and its session, and lose its parent. It is
/// found by a variable that it has inherited, or because it was seen before.
struct ProcessFamily {
  /// The variable that marks what a run has started.
  static let variable = "WORKSHOP_RUN"

  let root: pid_t
  /// The variable's value; nil where nothing is marked.
  let mark: String?
  /// When they were started: a later program may have the same number.
  private var seen: [pid_t: UInt64] = [:]

  init(of root: pid_t, mark: String?) {
    self.root = root
    self.mark = mark
  }

  /// Notes which programs there are now.
  ///
  /// - Returns: how much memory they use, in bytes.
  mutating func look() -> UInt64 {
    let members = descendants(of: root)
    for member in members where mark != nil { seen[member] = startTime(of: member) }
    return (members + [root]).reduce(0) { $0 + memory(of: $1) }
  }

  /// Kills what goes on after the program has ended.
  func endRest() {
    guard let mark else { return }
    for (member, start) in seen where startTime(of: member) == start { endTree(member) }
    endPrograms(marked: mark)
  }
}

/// Kills all programs whose variable says so.
func endPrograms(marked mark: String) {
  // One of them may start another one before it is killed.
  for _ in 0..<10 {
    let found = programs(with: "\(ProcessFamily.variable)=\(mark)")
    if found.isEmpty { return }
    for member in found { _ = kill(member, SIGKILL) }
  }
}
