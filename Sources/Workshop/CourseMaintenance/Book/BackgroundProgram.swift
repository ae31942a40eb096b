import Foundation
import Processes
import Synchronization

/// A program that runs beside a transcript, such as a server. It must not outlive it.
final class BackgroundProgram: Sendable {
  private let command: String
  private let runner: ProcessRunner
  private let grace: Duration
  private let state = Mutex((text: "", isReady: false, hasEnded: false))
  private let news = DispatchSemaphore(value: 0)

  /// Starts the program and waits for its first line of output.
  ///
  /// - Parameter grace: how long it may take to end after an interrupt.
  /// - Throws: `BlockError` when no line comes.
  init(
    _ command: String, in folder: URL, environment: [String: String?], runner: ProcessRunner,
    timeout: Duration = .seconds(20), grace: Duration = .seconds(5)
  ) throws {
    self.command = command
    self.grace = grace
    self.runner = runner.child()
    // With exec the shell becomes the program.
    let shell = Command("/bin/sh", ["-c", "exec \(command)"], in: folder, environment: environment)
    Thread.detachNewThread {
      _ = try? self.runner.run(shell) { lines, _ in
        self.note(lines.map { $0 + "\n" }.joined())
      }
      self.note("", isEnd: true)
    }
    let deadline = DispatchTime.now() + timeout.seconds
    while !isReady, isRunning, news.wait(timeout: deadline) == .success {}
    guard isReady, isRunning else {
      let isSilent = isRunning
      stop()
      guard isSilent else { throw end }
      throw failure(
        "printed no line when it was started beside this block. It must say that it is ready, and flush its output."
      )
    }
  }

  private func note(_ text: String, isEnd: Bool = false) {
    state.withLock { state in
      // Last words without a line break come as a line, too, but nothing comes after them.
      state.isReady = !state.text.isEmpty && !isEnd
      state.text += text
      state.hasEnded = state.hasEnded || isEnd
    }
    news.signal()
  }

  /// Interrupts the program as Ctrl-C does, and kills it and what it has started if it doesn't end
  /// soon.
  func stop() {
    runner.interruptAll()
    let deadline = DispatchTime.now() + grace.seconds
    while isRunning, news.wait(timeout: deadline) == .success {}
    runner.endAll()
    while isRunning { news.wait() }
  }

  /// Whether it has printed a line and gone on.
  private var isReady: Bool { state.withLock(\.isReady) }
  /// Whether it hasn't ended.
  var isRunning: Bool { state.withLock { !$0.hasEnded } }
  /// The lines that it has printed.
  var text: String { state.withLock(\.text) }

  /// - Throws: `BlockError` when it has ended by itself.
  func mustBeRunning() throws {
    if !isRunning { throw end }
  }

  private var end: BlockError {
    failure("was started beside this block and ended by itself. It must run until it is ended.")
  }

  private func failure(_ message: String) -> BlockError {
    BlockError("`\(command)` \(message) It printed:\n\(indented(text))")
  }
}
