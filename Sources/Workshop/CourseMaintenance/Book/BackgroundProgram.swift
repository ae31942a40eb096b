import Foundation
import Processes
import Synchronization

/// A program that runs beside a transcript, such as a server. It must not outlive it.
struct BackgroundProgram {
  /// The program with its arguments, as a shell reads it.
  let command: String
  private let process: Process
  private let output: BackgroundOutput
  private let ended: DispatchSemaphore
  private let grace: Duration
  private let runner: ProcessRunner

  /// Starts the program and waits for its first line of output.
  ///
  /// - Parameters:
  ///   - command: a program with its arguments, as a shell reads it.
  ///   - folder: where it runs.
  ///   - environment: variables that are set, or with nil removed, on top of our own.
  ///   - runner: ends the program with the others.
  ///   - timeout: how long the first line may take.
  ///   - grace: how long it may take to end after an interrupt.
  /// - Throws: `BackgroundError` when no line comes, `CommandError` without a shell.
  init(
    _ command: String, in folder: URL, environment: [String: String?], runner: ProcessRunner,
    timeout: Duration = .seconds(20), grace: Duration = .seconds(5)
  ) throws {
    let output = BackgroundOutput()
    let ended = DispatchSemaphore(value: 0)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // With exec the shell becomes the program, so that our signals reach it.
    process.arguments = ["-c", "exec \(command)"]
    process.currentDirectoryURL = folder
    process.environment = runner.environment(with: environment)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.pipe
    process.standardError = output.pipe
    process.terminationHandler = { _ in
      output.end()
      ended.signal()
    }
    output.open()
    do {
      try process.runWithDefaultSignals()
    } catch {
      throw CommandError.notStarted("/bin/sh", String(describing: error))
    }
    self.command = command
    (self.process, self.output, self.ended, self.grace) = (process, output, ended, grace)
    self.runner = runner
    runner.add(process.processIdentifier)
    guard output.waitForLine(timeout, whileRunning: { process.isRunning }) else {
      stop()
      throw output.text.contains("\n")
        ? BackgroundError.ended(command, output.text) : .silent(command, output.text)
    }
  }

  /// Interrupts the program as Ctrl-C does, and kills it if it does not end soon.
  func stop() {
    if process.isRunning { process.interrupt() }
    if ended.wait(timeout: .now() + grace.seconds) == .timedOut {
      endTree(process.processIdentifier)
      ended.wait()
    }
    runner.remove(process.processIdentifier)
    output.close()
  }

  /// Whether it has not ended by itself.
  var isRunning: Bool { process.isRunning }

  /// What it has printed.
  var text: String { output.text }
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
      "`\(command)` was started beside this block and ended by itself. It must run until it is interrupted. It printed:\n\(indented(output))"
    }
  }
}

/// What a background program prints, read as it comes so that the program never has to wait.
private final class BackgroundOutput: Sendable {
  let pipe = Pipe()
  private let state = Mutex((data: Data(), isAtEnd: false))
  private let news = DispatchSemaphore(value: 0)

  /// Begins to read.
  func open() {
    pipe.fileHandleForReading.readabilityHandler = { handle in
      let new = handle.availableData
      if new.isEmpty { handle.readabilityHandler = nil }
      self.state.withLock { state in
        state.data += new
        state.isAtEnd = new.isEmpty
      }
      self.news.signal()
    }
  }

  /// Says that no more will come, to whoever waits.
  func end() {
    news.signal()
  }

  /// Reads what is left of a program that has ended, unless a child of it goes on printing.
  func close() {
    let deadline = DispatchTime.now() + 1
    while !state.withLock({ $0.isAtEnd }), news.wait(timeout: deadline) == .success {}
    pipe.fileHandleForReading.readabilityHandler = nil
    try? pipe.fileHandleForReading.close()
  }

  var text: String { state.withLock { String(decoding: $0.data, as: UTF8.self) } }

  /// Waits until a line is complete; false when none comes in time or the program ends first.
  func waitForLine(_ timeout: Duration, whileRunning isRunning: () -> Bool) -> Bool {
    let deadline = DispatchTime.now() + timeout.seconds
    while !text.contains("\n") {
      guard isRunning(), news.wait(timeout: deadline) == .success else {
        return text.contains("\n")
      }
    }
    return true
  }
}
