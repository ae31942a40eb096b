import Foundation
import Synchronization

/// Kills what runs of tests have started if the runner can't do so, because it was killed itself.
///
/// It is a shell that waits at a pipe whose other end is the runner's. The system closes that end
/// however the runner ends.
final class Guardian: Sendable {
  private let pipe = Process.pipe()
  private let marks = Mutex<Set<String>>([])

  /// - Parameter mark: how the marks of most programs begin.
  /// - Throws: an error of the system where there is no shell.
  init(mark: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script]
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    // Our end for reading stays open, so that writing can't fail.
    process.standardInput = pipe.fileHandleForReading
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    add(mark)
    try process.runWithDefaultSignals()
  }

  deinit { try? pipe.fileHandleForWriting.close() }

  /// Watches over programs with another mark as well.
  func add(_ mark: String) {
    guard marks.withLock({ $0.insert(mark).inserted }) else { return }
    // Through the pipe, so that neither the guardian's variables nor its arguments have the mark.
    let line = Data("\(ProcessFamily.variable)=\(mark)\n".utf8)
    try? pipe.fileHandleForWriting.write(contentsOf: line)
  }

  /// Killed programs may have started others meanwhile, so it looks again.
  private static let script = """
    trap '' HUP INT QUIT TERM
    marks=$(cat)
    for round in 1 2 3; do
      \(kill)
    done
    """

  #if canImport(Darwin)
    private static let kill = """
      ps -Axww -E -o pid= -o command= | while read -r process words; do
        printf '%s\\n' "$marks" | while read -r mark; do
          case $words in *"$mark"*) kill -KILL "$process" ;; esac
        done
      done
      """
  #else
    private static let kill = """
      files=$(grep -lsF -e "$marks" /proc/[0-9]*/environ)
      [ -n "$files" ] || break
      for file in $files; do
        process=${file#/proc/}
        kill -KILL "${process%/environ}"
      done
      """
  #endif
}
