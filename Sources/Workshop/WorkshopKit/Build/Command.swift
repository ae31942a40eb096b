import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program to run: its arguments, folder and environment.
package struct Command: Sendable {
  /// The program's path, or a name that is looked up in PATH.
  package var program: String
  /// Its arguments.
  package var arguments: [String]
  /// The folder it runs in.
  package var folder: URL
  /// Variables that are set (or, with nil, removed) on top of our own environment.
  package var environment: [String: String?]
  /// How long it may run before it is killed together with its children.
  package var timeout: Duration?
  /// How many bytes it may print before it is killed together with its children.
  package var outputLimit: UInt64?

  /// - Parameters:
  ///   - program: a path, or a name that is looked up in PATH.
  ///   - arguments: its arguments.
  ///   - folder: the folder it runs in.
  ///   - environment: variables that are set, or with nil removed, on top of our own.
  ///   - timeout: how long it may run; nil for as long as it likes.
  package init(
    _ program: String, _ arguments: [String] = [], in folder: URL,
    environment: [String: String?] = [:], timeout: Duration? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
    self.timeout = timeout
  }

  /// What a program left behind.
  package struct Outcome: Sendable {
    /// How it ended.
    package enum End: Hashable, Sendable {
      case exit(Int32)
      case signal(Int32)
      case timedOut
      /// It printed more than it may.
      case flooded
    }
    /// How it ended.
    package let end: End
    /// Standard output and standard error, interleaved as they came; no more than it may print.
    package let output: String
    /// Whether it ended by itself with code 0.
    package var succeeded: Bool { end == .exit(0) }
  }

  /// Runs the program to its end, with an empty standard input.
  ///
  /// The output goes through a file rather than a pipe, so that a grandchild that keeps
  /// it open cannot hold us up.
  ///
  /// - Parameter observer: reads the output while the program runs, and may end it by throwing.
  /// - Throws: `CommandError.notStarted` when the program cannot be run at all; what the observer
  ///   throws; `CancellationError` when the current `Interruption` has ended it.
  package func run(observer: OutputTail.Observer? = nil) throws -> Outcome {
    let interruption = Interruption.current
    try interruption?.check()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-\(UUID().uuidString).out")
    _ = FileManager.default.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    Children.add(file)
    defer { Children.remove(file) }
    let sink = try FileHandle(forWritingTo: file)
    let process = process(output: sink)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.runWithDefaultSignals()
    } catch {
      throw CommandError.notStarted(program, String(describing: error))
    }
    Children.add(process.processIdentifier)
    interruption?.add(process.processIdentifier)
    defer {
      Children.remove(process.processIdentifier)
      interruption?.remove(process.processIdentifier)
    }
    var tail = OutputTail(of: file, limit: outputLimit, to: observer)
    let waited = Result { try tail.wait(for: ended, timeout: timeout) }
    if (try? waited.get()) != .ended {
      Children.end(process.processIdentifier)
      ended.wait()
    }
    Children.stayIfEnded()
    let wait = try waited.get()
    try? sink.close()
    try interruption?.check()
    let output = String(decoding: try tail.beginning(), as: UTF8.self)
    let end: Outcome.End =
      switch wait {
      case .timedOut: .timedOut
      case .flooded: .flooded
      case .ended:
        process.terminationReason == .exit
          ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
      }
    return Outcome(end: end, output: output)
  }

  private func process(output: FileHandle) -> Process {
    let process = Process()
    if program.contains("/") {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [program] + arguments
    }
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    return process
  }
}

/// What can go wrong before a program runs.
package enum CommandError: Error, CustomStringConvertible {
  case notStarted(String, String)

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .notStarted(let program, let reason):
      "\(program) could not be started: \(reason). Is the Swift toolchain installed and in PATH?"
    }
  }
}

/// The programs that are running now and their temporary files, so that an interrupted workshop
/// leaves none behind.
package enum Children {
  private static let state = Mutex((isOver: false, running: Set<pid_t>(), files: Set<URL>()))

  static func add(_ process: pid_t) {
    let isOver = state.withLock { state in
      state.running.insert(process)
      return state.isOver
    }
    if isOver { end(process) }
  }

  static func remove(_ process: pid_t) { state.withLock { _ = $0.running.remove(process) } }

  /// Notes a file that is to be removed.
  static func add(_ file: URL) { state.withLock { _ = $0.files.insert(file) } }

  /// Removes a file that was noted, if it is there.
  static func remove(_ file: URL) {
    try? FileManager.default.removeItem(at: file)
    state.withLock { _ = $0.files.remove(file) }
  }

  /// Ends all of them, and those that are still to come; for the handler of Ctrl-C, which then ends
  /// the workshop.
  package static func endAll() {
    let (running, files) = state.withLock { state in
      state.isOver = true
      return (state.running, state.files)
    }
    for process in running { end(process) }
    for file in files { try? FileManager.default.removeItem(at: file) }
  }

  /// Does not come back after `endAll`: that a program was killed on our own way out is nothing to
  /// draw conclusions from.
  static func stayIfEnded() {
    while state.withLock({ $0.isOver }) { sleep(1) }
  }

  /// Ends a program with the whole group of programs that it started.
  static func end(_ process: pid_t) {
    if getpgid(process) == process { _ = kill(-process, SIGKILL) }
    _ = kill(process, SIGKILL)
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
