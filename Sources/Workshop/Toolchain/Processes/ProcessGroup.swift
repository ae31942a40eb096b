import Foundation

/// Kills a program and what it has started, which is in its process group. A program of Foundation's
/// leads a group of its own.
func endGroup(_ process: pid_t) {
  _ = kill(-process, SIGKILL)
  _ = kill(process, SIGKILL)
}

/// Whether a child of this process has ended, though nobody has waited for it.
///
/// On Linux, Foundation notices the end only when a socket that the program inherits is closed, and
/// the program's own children inherit it, too. On a Mac it always notices.
func hasEnded(_ process: pid_t) -> Bool {
  #if canImport(Darwin)
    false
  #else
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo == SIGCHLD
  #endif
}

/// The memory that a process uses, in bytes.
func memory(of process: pid_t) -> UInt64 {
  #if canImport(Darwin)
    var usage = rusage_info_v0()
    let result = withUnsafeMutablePointer(to: &usage) {
      $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_V0, $0)
      }
    }
    return result == 0 ? usage.ri_phys_footprint : 0
  #else
    let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { UInt64($0) }
    return (pages ?? 0) * UInt64(getpagesize())
  #endif
}
