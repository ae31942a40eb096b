import Foundation
import Synchronization

/// A temporary folder, and the programs that work in it.
final class Workbench: Sendable {
  private struct State {
    var running: Set<pid_t> = []
    var isOver = false
  }

  /// The folder. It exists until `end()`.
  let folder: URL
  private let state = Mutex(State())

  /// - Parameter place: where the folder is made.
  /// - Throws: `NoWorkbench` if it can't be made.
  init(in place: URL) throws(NoWorkbench) {
    folder = place.appending(path: "cascade-\(UUID().uuidString)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    } catch {
      throw NoWorkbench(place: place.path, reason: error.localizedDescription)
    }
  }

  /// Ends the programs, and removes the folder. No program can be started after that.
  func end() {
    let running = state.withLock { state in
      state.isOver = true
      return state.running
    }
    // Foundation gives each program a process group, which the programs that it starts belong to.
    for id in running { kill(getpgid(id) == id ? -id : id, SIGKILL) }
    // A program that has just ended may have written a file after the folder was listed.
    for _ in 1...3 where FileManager.default.fileExists(atPath: folder.path) {
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Runs a program from PATH to its end, with an empty standard input.
  ///
  /// - Returns: what it wrote, standard error included, and its exit code.
  /// - Throws: `CancellationError` after `end()`.
  func run(
    _ words: [String], in folder: URL, environment: [String: String]
  ) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    let id = try state.withLock { state in
      if state.isOver { throw CancellationError() }
      try process.run()
      state.running.insert(process.processIdentifier)
      return process.processIdentifier
    }
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try state.withLock { state in
      state.running.remove(id)
      if state.isOver { throw CancellationError() }
    }
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}

/// Why there is no temporary folder to work in.
struct NoWorkbench: Error, CustomStringConvertible {
  /// Where it should have been made.
  let place: String
  /// The system's error message.
  let reason: String

  /// What happened, and what to do.
  var description: String {
    "No temporary folder can be made in \(place). \(reason) Make room there, or make it writable."
  }
}
