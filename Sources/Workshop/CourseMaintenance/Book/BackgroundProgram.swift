import Foundation
import Processes
import Synchronization

/// A program that runs beside a transcript, such as a server. It must not outlive it.
final class BackgroundProgram: Sendable {
  /// The program with its arguments, as a shell reads it.
  let command: String
  private let runner: ProcessRunner
  private let grace: Duration
  private let state = Mutex((text: "", isReady: false, hasEnded: false))
  private let news = DispatchSemaphore(value: 0)

  /// Starts the program and waits for its first line of output.
  ///
  /// - Parameters:
  ///   - command: a program with its arguments, as a shell reads it.
  ///   - environment: variables that are set, or with nil removed, on top of the runner's.
  ///   - grace: how long it may take to end after an interrupt.
  /// - Throws: `BackgroundError` when no line comes.
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
      throw isSilent ? BackgroundError.silent(command, text) : .ended(command, text)
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
}

/// What can go wrong with a program that runs beside a transcript.
enum BackgroundError: Error, CustomStringConvertible {
  case silent(String, String)
  case ended(String, String)

  /// A sentence that says what to do.
  var description: String {
    switch self {
    case .silent(let command, let output):
      "`\(command)` printed no line when it was started beside this block. It must say that it is ready, and flush its output. It printed:\n\(indented(output))"
    case .ended(let command, let output):
      "`\(command)` was started beside this block and ended by itself. It must run until it is ended. It printed:\n\(indented(output))"
    }
  }
}
