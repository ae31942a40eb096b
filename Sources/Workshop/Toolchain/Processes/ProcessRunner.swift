import Foundation
import Synchronization

/// Runs programs, and on request ends those that are still running.
///
/// A program's entry point creates one. Work that can be cancelled separately, such as a check
/// while `watch` continues, gets a child runner. Ending the child doesn't affect the other
/// programs; ending the parent also ends the child's programs.
package final class ProcessRunner: Sendable {
  private struct State {
    var isOver = false
    var running: Set<pid_t> = []
    var files: Set<URL> = []
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
  /// - Parameter observer: reads the output while the program runs, and may end it by throwing.
  /// - Throws: `CommandError.notStarted` if the program can't be run at all; what the observer
  ///   throws; `CancellationError` after `endAll`.
  package func run(
    _ command: Command, observer: OutputTail.Observer? = nil
  ) throws -> Command.Outcome {
    try check()
    let file = temporaryFile("out")
    _ = FileManager.default.createFile(
      atPath: file.path, contents: nil, attributes: [.posixPermissions: 0o600])
    defer { removeTemporary(file) }
    guard let sink = try? FileHandle(forWritingTo: file) else {
      try TemporaryFolderError.check()
      throw CommandError.notStarted(command.program, "its output can't go to \(file.path)")
    }
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
    var tail = OutputTail(of: file, limit: command.outputLimit, to: observer)
    let waited = Result {
      try tail.wait(for: ended, timeout: command.timeout) {
        if hasEnded(id) { return .ended }
        guard let limit = command.memoryLimit else { return nil }
        return memory(of: id) > limit ? .memoryLimitExceeded : nil
      }
    }
    if (try? waited.get()) != .ended { endGroup(id) }
    let end = end(of: process, ended)
    let wait = try waited.get()
    try? sink.close()
    try check()
    let output = String(decoding: try tail.beginning(), as: UTF8.self)
    return Command.Outcome(end: Command.Outcome.End(wait) ?? end, output: output)
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

  /// The runner's environment with changes.
  ///
  /// - Parameter changes: variables to set or, with nil, to remove.
  package func environment(with changes: [String: String?]) -> [String: String] {
    var variables = environment
    for (name, value) in changes { variables[name] = value }
    return variables
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
  func start(_ start: () throws -> pid_t) throws -> pid_t {
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

  /// A path for a file that `endAll` deletes. If this runner is killed, the next one deletes it.
  ///
  /// - Parameter suffix: the end of the name, without the dot.
  package func temporaryFile(_ suffix: String) -> URL {
    let name = "workshop-\(getpid())-\(UUID().uuidString).\(suffix)"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    addTemporary(file)
    return file
  }

  /// Deletes the temporary files of runners that were killed.
  package func removeStaleFiles() {
    let folder = FileManager.default.temporaryDirectory
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      guard name.hasPrefix("workshop-") else { continue }
      // "workshop-PID-UUID.out"
      let parts = name.split(separator: "-")
      guard parts.count == 7, let owner = pid_t(parts[1]), owner > 0,
        kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      // In a shared folder, the system doesn't let us delete other users' files.
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  /// Records a file for `endAll` to delete.
  package func addTemporary(_ file: URL) {
    parent?.addTemporary(file)
    state.withLock { _ = $0.files.insert(file) }
  }

  /// Deletes a recorded file, if it exists.
  package func removeTemporary(_ file: URL) {
    try? FileManager.default.removeItem(at: file)
    parent?.forgetTemporary(file)
    forgetTemporary(file)
  }

  private func forgetTemporary(_ file: URL) {
    parent?.forgetTemporary(file)
    state.withLock { _ = $0.files.remove(file) }
  }

  /// Asks all programs to end, as Ctrl-C does, without waiting for them.
  package func interruptAll() {
    for process in state.withLock(\.running) { _ = kill(process, SIGINT) }
  }

  /// Ends all programs, including those still to be started, and deletes the temporary files.
  package func endAll() {
    starting.withLock { state.withLock { $0.isOver = true } }
    let (running, files) = state.withLock { ($0.running, $0.files) }
    running.forEach(endGroup)
    for file in files { try? FileManager.default.removeItem(at: file) }
  }
}

extension Command.Outcome.End {
  /// Why the program was ended; nil if it ended by itself.
  fileprivate init?(_ wait: OutputTail.Wait) {
    switch wait {
    case .ended: return nil
    case .timedOut: self = .timedOut
    case .outputLimitExceeded: self = .outputLimitExceeded
    case .memoryLimitExceeded: self = .memoryLimitExceeded
    }
  }
}
