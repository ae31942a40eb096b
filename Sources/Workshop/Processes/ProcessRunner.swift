import Foundation
import Synchronization

/// Runs programs, and ends those that are still running when it is told to.
///
/// A program's entry point makes one. Work that may be cancelled by itself, such as a check while
/// `watch` goes on, gets a child of it: ending the child leaves the other programs alone, and ending
/// the parent ends the child's programs, too.
package final class ProcessRunner: Sendable {
  private struct State {
    var isOver = false
    var running: Set<pid_t> = []
    var files: Set<URL> = []
  }

  /// The variables that programs start with.
  package let environment: [String: String]
  private let parent: ProcessRunner?
  private let state = Mutex(State())

  /// Takes what it works with.
  package convenience init(environment: [String: String]) {
    self.init(environment: environment, parent: nil)
  }

  private init(environment: [String: String], parent: ProcessRunner?) {
    self.environment = environment
    self.parent = parent
  }

  /// A runner for a part of the work, which can be ended by itself.
  package func child() -> ProcessRunner { ProcessRunner(environment: environment, parent: self) }

  /// Does blocking work on a thread of its own, and ends the programs that it runs when the task is
  /// cancelled.
  ///
  /// - Returns: what it returns.
  /// - Throws: what it throws; `CancellationError` when the task was cancelled.
  package func cancellable<Value: Sendable>(
    _ work: @escaping @Sendable (ProcessRunner) throws -> Value
  ) async throws -> Value {
    let child = child()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try work(child) }) }
      }
    } onCancel: {
      child.endAll()
    }
  }

  // MARK: - Running

  /// Runs a program to its end, with an empty standard input.
  ///
  /// The output goes through a file rather than a pipe, so that a grandchild that keeps it open
  /// can't hold us up.
  ///
  /// - Parameter observer: reads the output while the program runs, and may end it by throwing.
  /// - Throws: `CommandError.notStarted` when the program can't be run at all; what the observer
  ///   throws; `CancellationError` after `endAll`.
  package func run(
    _ command: Command, observer: OutputTail.Observer? = nil
  ) throws -> Command.Outcome {
    try check()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-\(UUID().uuidString).out")
    _ = FileManager.default.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    addTemporary(file)
    defer { removeTemporary(file) }
    guard let sink = try? FileHandle(forWritingTo: file) else {
      try TemporaryFolderError.check()
      throw CommandError.notStarted(command.program, "its output has no place in \(file.path)")
    }
    let process = process(command, output: sink)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do {
      try process.runWithDefaultSignals()
    } catch {
      throw CommandError.notStarted(command.program, String(describing: error))
    }
    add(process.processIdentifier)
    defer { remove(process.processIdentifier) }
    var tail = OutputTail(of: file, limit: command.outputLimit, to: observer)
    let waited = Result { try tail.wait(for: ended, timeout: command.timeout) }
    if (try? waited.get()) != .ended {
      endTree(process.processIdentifier)
      ended.wait()
    }
    let wait = try waited.get()
    try? sink.close()
    try check()
    let output = String(decoding: try tail.beginning(), as: UTF8.self)
    return Command.Outcome(end: Self.end(of: process, wait), output: output)
  }

  private static func end(of process: Process, _ wait: OutputTail.Wait) -> Command.Outcome.End {
    switch wait {
    case .timedOut: .timedOut
    case .limitExceeded: .outputLimitExceeded
    case .ended:
      process.terminationReason == .exit
        ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
    }
  }

  private func process(_ command: Command, output: FileHandle) -> Process {
    let process = Process()
    if command.program.contains("/") {
      process.executableURL = URL(fileURLWithPath: command.program)
      process.arguments = command.arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [command.program] + command.arguments
    }
    process.currentDirectoryURL = command.folder
    process.environment = environment(with: command.environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    return process
  }

  /// The runner's variables with changes.
  ///
  /// - Parameter changes: variables that are set or, with nil, removed.
  package func environment(with changes: [String: String?]) -> [String: String] {
    var variables = environment
    for (name, value) in changes { variables[name] = value }
    return variables
  }

  // MARK: - Ending

  /// - Throws: `CancellationError` after `endAll`.
  package func check() throws {
    // The whole program is on its way out: a thread that came back now would draw conclusions from
    // programs that we have killed ourselves.
    while isOver(root: true) { sleep(1) }
    if isOver(root: false) { throw CancellationError() }
  }

  private func isOver(root: Bool) -> Bool {
    guard let parent else { return root && state.withLock { $0.isOver } }
    return parent.isOver(root: root) || (!root && state.withLock { $0.isOver })
  }

  /// Notes a running program, so that `endAll` ends it.
  package func add(_ process: pid_t) {
    parent?.add(process)
    let isOver = state.withLock { state in
      state.running.insert(process)
      return state.isOver
    }
    if isOver { endTree(process) }
  }

  /// Forgets a program that has ended.
  package func remove(_ process: pid_t) {
    parent?.remove(process)
    state.withLock { _ = $0.running.remove(process) }
  }

  /// Notes a file that `endAll` removes.
  package func addTemporary(_ file: URL) {
    parent?.addTemporary(file)
    state.withLock { _ = $0.files.insert(file) }
  }

  /// Removes a file that was noted, if it exists.
  package func removeTemporary(_ file: URL) {
    try? FileManager.default.removeItem(at: file)
    parent?.forgetTemporary(file)
    forgetTemporary(file)
  }

  private func forgetTemporary(_ file: URL) {
    parent?.forgetTemporary(file)
    state.withLock { _ = $0.files.remove(file) }
  }

  /// Asks all programs to end, as Ctrl-C does. They may take their time.
  package func interruptAll() {
    for process in state.withLock(\.running) { _ = kill(process, SIGINT) }
  }

  /// Ends all programs, those that are yet to start included, and removes the temporary files.
  package func endAll() {
    let (running, files) = state.withLock { state in
      state.isOver = true
      return (state.running, state.files)
    }
    running.forEach(endTree)
    for file in files { try? FileManager.default.removeItem(at: file) }
  }
}
