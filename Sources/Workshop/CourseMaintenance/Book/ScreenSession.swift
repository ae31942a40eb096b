import Foundation
import ScreenBuffer
import Synchronization
import Toolchain

/// A program running at a pseudo-terminal, and the contents of its window.
final class ScreenSession: Sendable {
  private let keyboard: FileHandle
  private let process: Mutex<Process>
  private let window: Mutex<ScreenBuffer>
  private let isOver = Mutex(false)
  private let news = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: the shell command.
  ///   - size: the window's size.
  ///   - folder: the command's working directory.
  ///   - environment: changes to this process's environment variables; nil removes one.
  /// - Throws: `BlockError` if there's no pseudo-terminal, or an error of Foundation's if there's
  ///   no shell.
  init(
    _ command: String, size: (columns: Int, rows: Int), in folder: URL,
    environment: [String: String?]
  ) throws {
    var (ours, its) = (Int32(-1), Int32(-1))
    var dimensions = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ours, &its, nil, nil, &dimensions) == 0 else {
      throw BlockError("No pseudo-terminal: \(String(cString: strerror(errno))).")
    }
    // The program mustn't inherit our end, or it would never see the end of its input.
    _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
    keyboard = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    window = Mutex(ScreenBuffer(columns: size.columns, rows: size.rows))
    let terminal = FileHandle(fileDescriptor: its, closeOnDealloc: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    variables.merge(["TERM": "xterm-256color"]) { $1 }
    for (name, value) in environment { variables[name] = value }
    process.environment = variables
    (process.standardInput, process.standardOutput, process.standardError) =
      (terminal, terminal, terminal)
    let ended = ended
    process.terminationHandler = { _ in ended.signal() }
    try process.runWithDefaultSignals()
    self.process = Mutex(process)
    try? terminal.close()
    Thread.detachNewThread { [descriptor = ours] in self.read(descriptor) }
  }

  private func read(_ descriptor: Int32) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var pending: [UInt8] = []
    while true {
      let count = Foundation.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      // On Linux, reading fails once the terminal's program has ended.
      guard count > 0 else {
        isOver.withLock { $0 = true }
        news.signal()
        return
      }
      pending += bytes.prefix(count)
      // A character may arrive in two pieces.
      let whole = pending.lastIndex { $0 & 0xC0 != 0x80 }.map { index in
        pending.count - index >= Self.length(pending[index]) ? pending.count : index
      }
      let text = String(decoding: pending.prefix(whole ?? 0), as: UTF8.self)
      pending.removeFirst(whole ?? 0)
      window.withLock { $0.write(text) }
      news.signal()
    }
  }

  private static func length(_ first: UInt8) -> Int {
    switch first {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }

  /// The window's lines.
  var lines: [String] {
    window.withLock { $0.text }.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Types input, as a terminal would send it.
  func type(_ input: String) {
    try? keyboard.write(contentsOf: Data(input.utf8))
  }

  /// Waits until the window shows the expected lines, or can't change any more, because its program
  /// has ended.
  ///
  /// - Returns: nil if it does; otherwise what it shows at the end.
  func wait(_ timeout: Duration, until condition: ([String]) -> Bool) -> [String]? {
    let deadline = DispatchTime.now() + timeout.seconds
    while !condition(lines) {
      if isOver.withLock({ $0 }) || news.wait(timeout: deadline) == .timedOut {
        return condition(lines) ? nil : lines
      }
    }
    return nil
  }

  /// Ends the program as closing its window would, and kills it if it doesn't end soon.
  func end() {
    process.withLock { process in
      // Signal the shell's program, too: Foundation gives the shell its own process group.
      kill(-process.processIdentifier, SIGHUP)
      if ended.wait(timeout: .now() + 3) == .timedOut {
        kill(-process.processIdentifier, SIGKILL)
        ended.wait()
      }
    }
    try? keyboard.close()
  }
}
