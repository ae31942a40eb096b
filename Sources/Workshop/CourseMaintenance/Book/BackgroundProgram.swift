import Foundation
import Synchronization
import Toolchain

/// A program that runs while a transcript runs, such as a server. It must not outlive the
/// transcript.
final class BackgroundProgram: Sendable {
  private let command: String
  private let runner: ProcessRunner
  private let grace: Duration
  private let state = Mutex((text: "", isReady: false, hasEnded: false))
  private let news = DispatchSemaphore(value: 0)

  /// Starts the program, and waits until it has printed its first line.
  ///
  /// - Parameter grace: how long the program may take to end after an interrupt.
  /// - Throws: `BlockError` if it prints no line.
  init(
    _ command: String, in folder: URL, environment: [String: String?], runner: ProcessRunner,
    timeout: Duration = .seconds(20), grace: Duration = .seconds(5)
  ) throws {
    self.command = command
    self.grace = grace
    self.runner = runner.child()
    // With exec, the program replaces the shell.
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
        "printed no line when it was started for this block. It must print one when it's ready, and flush its output."
      )
    }
  }

  private func note(_ text: String, isEnd: Bool = false) {
    state.withLock { state in
      // A final line without a line break is reported as well, but the program isn't running then.
      state.isReady = !state.text.isEmpty && !isEnd
      state.text += text
      state.hasEnded = state.hasEnded || isEnd
    }
    news.signal()
  }

  /// Interrupts the program as Ctrl-C does; if it doesn't end soon, kills it and everything it has
  /// started.
  func stop() {
    runner.interruptAll()
    let deadline = DispatchTime.now() + grace.seconds
    while isRunning, news.wait(timeout: deadline) == .success {}
    runner.endAll()
    while isRunning { news.wait() }
  }

  /// Whether it has printed a line and is still running.
  private var isReady: Bool { state.withLock(\.isReady) }
  /// Whether it's still running.
  var isRunning: Bool { state.withLock { !$0.hasEnded } }
  /// The lines that it has printed.
  var text: String { state.withLock(\.text) }

  /// - Throws: `BlockError` if it has ended by itself.
  func mustBeRunning() throws {
    if !isRunning { throw end }
  }

  private var end: BlockError {
    failure("was started for this block, but ended by itself. It must run until it is stopped.")
  }

  private func failure(_ message: String) -> BlockError {
    BlockError("`\(command)` \(message) It printed:\n\(indented(text))")
  }
}
