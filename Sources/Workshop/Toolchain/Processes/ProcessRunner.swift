import Foundation
import Synchronization

/// Runs programs, and on request ends those that are still running.
///
/// A program's entry point creates one. Work that can be cancelled separately, such as a check
/// while `watch` continues, gets a child runner. Ending the child doesn't affect the other
/// programs; ending the parent also ends the child's programs.
package final class ProcessRunner: Sendable {
  /// Receives the new lines several times a second, even if there are none, the size of the whole
  /// output in bytes, and the program's ID; throws to end the program.
  package typealias Observer = (_ lines: [String], _ size: Int, _ process: pid_t) throws -> Void

  private struct State {
    var isOver = false
    var running: Set<pid_t> = []
  }

  /// The environment variables of the programs.
  package let environment: [String: String]
  private let parent: ProcessRunner?
  /// Locked while a program is started and recorded, so that none escapes `endAll`. A runner shares
  /// it with its children.
  private let starting: NSLock
  private let state = Mutex(State())

  /// Creates a runner without a parent.
  package convenience init(environment: [String: String]) {
    self.init(environment: environment, parent: nil, starting: NSLock())
  }

  private init(environment: [String: String], parent: ProcessRunner?, starting: NSLock) {
    self.environment = environment
    self.parent = parent
    self.starting = starting
  }

  /// A runner for a part of the work that can be ended separately.
  package func child() -> ProcessRunner {
    ProcessRunner(environment: environment, parent: self, starting: starting)
  }

  /// Does blocking work on its own thread, and ends its programs if the task is cancelled.
  ///
  /// - Returns: what `work` returns.
  /// - Throws: what `work` throws; `CancellationError` if the task was cancelled.
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

  /// Runs a program until it ends, with an empty standard input.
  ///
  /// The output goes to a file rather than a pipe, so that a grandchild that keeps it open can't
  /// make us wait.
  ///
  /// - Throws: `CommandError.notStarted` if the program can't be run at all; what the observer
  ///   throws; `CancellationError` after `endAll`.
  package func run(_ command: Command, observer: Observer? = nil) throws -> Command.Outcome {
    try check()
    let (sink, reader) = try outputFile(for: command)
    defer { [sink, reader].forEach { try? $0.close() } }
    let process = process(command, output: sink)
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    let id = try start {
      do {
        try process.runWithDefaultSignals()
      } catch {
        throw CommandError.notStarted(command.program, String(describing: error))
      }
      return process.processIdentifier
    }
    defer { remove(id) }
    var tail = OutputTail(reader)
    let deadline = command.timeout.map { DispatchTime.now() + $0.seconds } ?? .distantFuture
    var isTimedOut = false
    do {
      while true {
        let isSignalled = ended.wait(timeout: min(deadline, .now() + 0.1)) == .success
        // For the second wait, in `end(of:)`.
        if isSignalled { ended.signal() }
        let isOver = isSignalled || hasEnded(id)
        try observer?(try tail.newLines(isLast: isOver), tail.size, id)
        if isOver { break }
        isTimedOut = DispatchTime.now() >= deadline
        if isTimedOut { break }
      }
    } catch {
      endGroup(id)
      _ = end(of: process, ended)
      throw error
    }
    if isTimedOut { endGroup(id) }
    let end = end(of: process, ended)
    try check()
    return Command.Outcome(end: isTimedOut ? .timedOut : end, output: try tail.all())
  }

  /// A file for a program's output, open for writing and for reading. It has no name any more, so
  /// that nothing is left behind, whatever ends us.
  private func outputFile(for command: Command) throws -> (sink: FileHandle, reader: FileHandle) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("workshop-\(UUID().uuidString).out")
    _ = FileManager.default.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    defer { unlink(file.path) }
    guard let sink = try? FileHandle(forWritingTo: file),
      let reader = try? FileHandle(forReadingFrom: file)
    else {
      try TemporaryFolderError.check()
      throw CommandError.notStarted(command.program, "its output can't go to \(file.path)")
    }
    return (sink, reader)
  }

  /// Waits until Foundation has noticed the end of a program, but not for long: a process that has
  /// inherited Foundation's socket can prevent that.
  private func end(of process: Process, _ ended: DispatchSemaphore) -> Command.Outcome.End {
    while ended.wait(timeout: .now() + 1) == .timedOut {
      var status: Int32 = 0
      if waitpid(process.processIdentifier, &status, WNOHANG) == process.processIdentifier {
        return Command.Outcome.End(status: status)
      }
    }
    return process.terminationReason == .exit
      ? .exit(process.terminationStatus) : .signal(process.terminationStatus)
  }

  private func process(_ command: Command, output: FileHandle) -> Process {
    let process = Process()
    let isPath = command.program.contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? command.program : "/usr/bin/env")
    process.arguments = (isPath ? [] : [command.program]) + command.arguments
    process.currentDirectoryURL = command.folder
    var variables = environment
    for (name, value) in command.environment { variables[name] = value }
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    return process
  }

  // MARK: - Ending

  /// - Throws: `CancellationError` after `endAll`.
  package func check() throws {
    // The whole program is exiting. If this thread returned now, it would draw conclusions from
    // programs that we have killed ourselves.
    while isOver(root: true) { sleep(1) }
    if isOver(root: false) { throw CancellationError() }
  }

  private func isOver(root: Bool) -> Bool {
    guard let parent else { return root && state.withLock { $0.isOver } }
    return parent.isOver(root: root) || (!root && state.withLock { $0.isOver })
  }

  /// Starts a program so that `endAll` ends it, whenever that's called.
  ///
  /// - Parameter start: starts the program and returns its process ID.
  /// - Throws: what `start` throws; `CancellationError` after `endAll`.
  private func start(_ start: () throws -> pid_t) throws -> pid_t {
    let process = try starting.withLock { () -> pid_t? in
      if isOver(root: true) || isOver(root: false) { return nil }
      let process = try start()
      add(process)
      return process
    }
    guard let process else {
      try check()
      throw CancellationError()
    }
    return process
  }

  private func add(_ process: pid_t) {
    parent?.add(process)
    state.withLock { _ = $0.running.insert(process) }
  }

  /// Forgets a program that has ended.
  private func remove(_ process: pid_t) {
    parent?.remove(process)
    state.withLock { _ = $0.running.remove(process) }
  }

  /// Ends all programs, including those still to be started.
  package func endAll() {
    starting.withLock { state.withLock { $0.isOver = true } }
    state.withLock(\.running).forEach(endGroup)
  }
}
