import Foundation
import Testing
import WorkshopTestSupport

@testable import workshop
import Toolchain

/// `workshop` on a terminal without a window: the test types and reads at the other end.
final class TerminalSession {
  private let keyboard: Int32
  private let terminal: Int32
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  private let before: termios
  private var unread = ""
  /// Everything that was shown.
  private(set) var text = ""

  /// - Parameters:
  ///   - arguments: what follows `workshop`.
  ///   - folder: where it runs.
  ///   - changes: what differs in its environment.
  init(_ arguments: [String], in folder: URL, environment changes: [String: String] = [:]) throws {
    var (keyboard, terminal) = (Int32(-1), Int32(-1))
    try #require(openpty(&keyboard, &terminal, nil, nil, nil) == 0)
    (self.keyboard, self.terminal) = (keyboard, terminal)
    before = Self.settings(of: terminal)
    process.executableURL = builtProgram("workshop")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = testEnvironment.merging(["NO_COLOR": "1"]) { $1 }.merging(changes) { $1 }
    let end = FileHandle(fileDescriptor: terminal)
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.runWithDefaultSignals()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(keyboard)
    close(terminal)
  }

  var processID: pid_t { process.processIdentifier }

  /// Whether the terminal is as it was before.
  var isRestored: Bool {
    let now = Self.settings(of: terminal)
    return now.c_lflag == before.c_lflag && now.c_iflag == before.c_iflag
      && now.c_oflag == before.c_oflag && now.c_cflag == before.c_cflag
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    #expect(write(keyboard, bytes, bytes.count) == bytes.count)
  }

  /// Reads until the text is shown. What comes after it is left for the next time.
  func wait(for expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    while unread.firstRange(of: expected) == nil {
      let new = readSome(patience: 120_000)
      guard let new else {
        Issue.record(
          "\(expected) was not shown. This was:\n\(text)", sourceLocation: sourceLocation)
        throw CancellationError()
      }
      // What draws is no text; a sequence that was cut off goes with its rest.
      unread = (unread + new).replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: "")
      text += new
    }
    if let range = unread.firstRange(of: expected) { unread.removeSubrange(..<range.upperBound) }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: its exit code, or the negative number of the signal that ended it.
  func exitCode() -> Int32 {
    // A program that waits for its output to be read would never end.
    while ended.wait(timeout: .now() + 0.01) == .timedOut { text += readSome(patience: 10) ?? "" }
    while let rest = readSome(patience: 0) { text += rest }
    let code = process.terminationStatus
    return process.terminationReason == .exit ? code : -code
  }

  /// Waits until the program stands still.
  func waitForStop() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(processID), &information, WSTOPPED | WNOWAIT) != 0, errno == EINTR {}
  }

  private func readSome(patience: Int32) -> String? {
    var ready = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, patience) == 1 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keyboard, &bytes, bytes.count)
    return count > 0
      ? String(decoding: bytes.prefix(count), as: UTF8.self).replacing("\r\n", with: "\n") : nil
  }

  private static func settings(of terminal: Int32) -> termios {
    var settings = termios()
    tcgetattr(terminal, &settings)
    #if canImport(Darwin)
      // The system sets this one itself where the mode changes while a line is being typed.
      settings.c_lflag &= ~tcflag_t(PENDIN)
    #else
      // Linux keeps it where no program sees it.
    #endif
    return settings
  }
}
