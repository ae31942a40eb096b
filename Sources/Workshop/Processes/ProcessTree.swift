import Foundation

/// Kills a program, the process group that it leads, and everything that they have started.
///
/// Killing the group isn't enough: `swift test` starts the test program in a separate group, which
/// would keep running.
func endTree(_ process: pid_t) {
  // A stopped program can't start others while we look.
  _ = kill(process, SIGSTOP)
  for member in descendants(of: process) + [process] {
    if getpgid(member) == member { _ = kill(-member, SIGKILL) }
    _ = kill(member, SIGKILL)
  }
}

/// All direct and indirect children of a process.
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
      // A child may be created between the two calls.
      var pids = [pid_t](repeating: 0, count: Int(count) + 16)
      let size = Int32(pids.count * MemoryLayout<pid_t>.size)
      let filled = proc_listchildpids(parent, &pids, size)
      return Array(pids.prefix(max(0, Int(filled)))).filter { $0 > 0 }
    }
  }

  /// Whether a process has ended without Foundation noticing. On a Mac it always notices.
  func hasEnded(_ process: pid_t) -> Bool { false }

  /// When a process was started; nil if it doesn't exist.
  func startTime(of process: pid_t) -> UInt64? { usage(of: process)?.ri_proc_start_abstime }

  /// The memory that a process uses, in bytes.
  func memory(of process: pid_t) -> UInt64 { usage(of: process)?.ri_phys_footprint ?? 0 }

  private func usage(of process: pid_t) -> rusage_info_v0? {
    var usage = rusage_info_v0()
    let result = withUnsafeMutablePointer(to: &usage) {
      $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_V0, $0)
      }
    }
    return result == 0 ? usage : nil
  }

  /// The processes with an environment variable. The system hides its own programs' variables.
  ///
  /// - Parameter variable: "NAME=value".
  func programs(with variable: String) -> [pid_t] {
    let count = proc_listallpids(nil, 0)
    guard count > 0 else { return [] }
    var pids = [pid_t](repeating: 0, count: Int(count) + 16)
    let filled = proc_listallpids(&pids, Int32(pids.count * MemoryLayout<pid_t>.size))
    return pids.prefix(max(0, Int(filled))).filter { process in
      var name = [CTL_KERN, KERN_PROCARGS2, process]
      var size = 0
      guard process > 0, sysctl(&name, 3, nil, &size, nil, 0) == 0 else { return false }
      var words = [UInt8](repeating: 0, count: size)
      guard sysctl(&name, 3, &words, &size, nil, 0) == 0 else { return false }
      return words.prefix(size).split(separator: 0).contains { $0.elementsEqual(variable.utf8) }
    }
  }
#else
  private func childrenByParent() -> (pid_t) -> [pid_t] {
    let pairs = allPrograms().compactMap { process in
      status(of: process, field: 4).flatMap { pid_t($0) }.map { ($0, process) }
    }
    let children = Dictionary(grouping: pairs, by: \.0).mapValues { $0.map(\.1) }
    return { children[$0] ?? [] }
  }

  private func allPrograms() -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
  }

  /// A field of `/proc/PID/stat` after the name, by its number in proc(5).
  private func status(of process: pid_t, field: Int) -> Substring? {
    // "12 (name) S 7 …": the name may contain spaces and parentheses.
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return nil }
    let fields = text[name...].split(separator: " ")
    return fields.count > field - 2 ? fields[field - 2] : nil
  }

  /// Whether a process has ended but hasn't been waited for.
  ///
  /// Foundation notices the end only when a socket that the program inherits is closed, and the
  /// program's own children inherit it, too.
  func hasEnded(_ process: pid_t) -> Bool { status(of: process, field: 3) == "Z" }

  /// When a process was started; nil if it doesn't exist.
  func startTime(of process: pid_t) -> UInt64? {
    status(of: process, field: 22).flatMap { UInt64($0) }
  }

  /// The memory that a process uses, in bytes.
  func memory(of process: pid_t) -> UInt64 {
    let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { UInt64($0) }
    return (pages ?? 0) * UInt64(getpagesize())
  }

  /// The processes with an environment variable.
  ///
  /// - Parameter variable: "NAME=value".
  func programs(with variable: String) -> [pid_t] {
    allPrograms().filter { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/environ")
      return words?.split(separator: 0).contains { $0.elementsEqual(variable.utf8) } == true
    }
  }
#endif
