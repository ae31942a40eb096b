import Foundation
import ScreenBuffer
import Toolchain

/// A program running at a pseudo-terminal of 80x24, and the contents of its window.
final class ScreenSession {
  private let keyboard: Int32
  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  private var output = Data()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: the shell command.
  ///   - folder: the command's working directory.
  ///   - environment: changes to this process's environment variables; nil removes one.
  init(_ command: String, in folder: URL, environment: [String: String?]) throws {
    var (ours, its) = (Int32(-1), Int32(-1))
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ours, &its, nil, nil, &size) == 0 else {
      throw Flaw("No pseudo-terminal: \(String(cString: strerror(errno))).")
    }
    // The program mustn't inherit our end, or it would never see the end of its input.
    _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
    keyboard = ours
    let terminal = FileHandle(fileDescriptor: its, closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables["TERM"] = "xterm-256color"
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.runWithDefaultSignals()
    // With our copy of the program's end open, we wouldn't notice that the program has ended.
    try terminal.close()
  }

  /// Types input, as a terminal would send it.
  func type(_ input: String) {
    let bytes = Array(input.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Waits until the window shows the expected lines, or can't change any more, because its program
  /// has ended.
  ///
  /// - Returns: the window's lines at the end.
  func wait(_ timeout: Duration, until condition: ([String]) -> Bool) -> [String] {
    let deadline = ContinuousClock.now + timeout
    while true {
      // A character may arrive in two pieces, so all of it is drawn again.
      var window = ScreenBuffer(columns: 80, rows: 24)
      window.write(String(decoding: output, as: UTF8.self))
      let lines = window.text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      let rest = (deadline - .now).seconds * 1000
      if condition(lines) || rest < 0 || !readMore(milliseconds: Int32(rest)) { return lines }
    }
  }

  /// - Returns: false once the program has ended, or after the timeout.
  private func readMore(milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 4096)
    guard poll(&ready, 1, milliseconds) == 1 else { return false }
    let count = read(keyboard, &bytes, bytes.count)
    output += bytes.prefix(max(0, count))
    return count > 0
  }

  /// Ends the program as closing its window would, and kills it if it doesn't end soon.
  func end() {
    // Signal the shell's program, too: Foundation gives the shell its own process group.
    kill(-process.processIdentifier, SIGHUP)
    if ended.wait(timeout: .now() + 3) == .timedOut {
      kill(-process.processIdentifier, SIGKILL)
      ended.wait()
    }
    close(keyboard)
  }
}
