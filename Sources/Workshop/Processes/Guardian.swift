import Foundation
import Synchronization

/// Kills what test runs have started if the runner can't, because it was killed itself.
///
/// It's a shell that reads from a pipe whose other end belongs to the runner. The system closes
/// that end when the runner ends, for whatever reason.
final class Guardian: Sendable {
  private let pipe = Process.pipe()
  private let marks = Mutex<Set<String>>([])

  /// - Parameter mark: the beginning of most programs' marks.
  /// - Throws: an error from the system if there's no shell.
  init(mark: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", Self.script]
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    // Our reading end stays open, so that writing can't fail.
    process.standardInput = pipe.fileHandleForReading
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    add(mark)
    try process.runWithDefaultSignals()
  }

  deinit { try? pipe.fileHandleForWriting.close() }

  /// Also watches programs with another mark.
  func add(_ mark: String) {
    guard marks.withLock({ $0.insert(mark).inserted }) else { return }
    // Use the pipe, so that neither the guardian's environment nor its arguments contain the mark.
    let line = Data("\(ProcessFamily.variable)=\(mark)\n".utf8)
    try? pipe.fileHandleForWriting.write(contentsOf: line)
  }

  /// Killed programs may have started others in the meantime, so it looks several times.
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
