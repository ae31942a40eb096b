import Foundation

/// Kills a program, the process group that it leads, and everything that they have started.
///
/// The group alone isn't enough: `swift test` starts the test program in a group of its own, and that
/// one would go on without it.
func endTree(_ process: pid_t) {
  // A stopped program starts no further ones while we look.
  _ = kill(process, SIGSTOP)
  for member in descendants(of: process) + [process] {
    if getpgid(member) == member { _ = kill(-member, SIGKILL) }
    _ = kill(member, SIGKILL)
  }
}

/// The programs that a program has started, and those that they have started.
func descendants(of process: pid_t) -> [pid_t] {
  var found: [pid_t] = []
  var queue = [process]
  let children = childrenByParent()
  while let next = queue.popLast() {
    let own = children(next).filter { !found.contains($0) }
    found += own
    queue += own
  }
  return found
}

#if canImport(Darwin)
  private func childrenByParent() -> (pid_t) -> [pid_t] {
    { parent in
      let count = proc_listchildpids(parent, nil, 0)
      guard count > 0 else { return [] }
      // A child may come between the two calls.
      var pids = [pid_t](repeating: 0, count: Int(count) + 16)
      let size = Int32(pids.count * MemoryLayout<pid_t>.size)
      let filled = proc_listchildpids(parent, &pids, size)
      return Array(pids.prefix(max(0, Int(filled)))).filter { $0 > 0 }
    }
  }
#else
  private func childrenByParent() -> (pid_t) -> [pid_t] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let pairs = entries.compactMap { pid_t($0) }.compactMap { process -> (pid_t, pid_t)? in
      // "12 (name) S 7 …": the name may hold spaces and parentheses, the parent is behind it.
      guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
        let name = text.lastIndex(of: ")")
      else { return nil }
      let fields = text[name...].split(separator: " ")
      return fields.count > 2 ? pid_t(fields[2]).map { ($0, process) } : nil
    }
    let children = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    return { children[$0] ?? [] }
  }
#endif
