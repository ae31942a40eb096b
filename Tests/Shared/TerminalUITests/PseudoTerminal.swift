import Foundation
import Testing

/// A terminal without a window: the test types at one end, and the program reads at the other.
final class PseudoTerminal: Sendable {
  let keyboard: Int32
  let program: Int32

  init() throws {
    var keyboard: Int32 = -1
    var program: Int32 = -1
    try #require(openpty(&keyboard, &program, nil, nil, nil) == 0)
    (self.keyboard, self.program) = (keyboard, program)
  }

  deinit {
    close(program)
    close(keyboard)
  }

  /// Whether the terminal shows what is typed.
  var echoes: Bool { flags & tcflag_t(ECHO) != 0 }

  /// Whether the program has to wait for Return.
  var waitsForLines: Bool { flags & tcflag_t(ICANON) != 0 }

  private var flags: tcflag_t {
    var settings = termios()
    return tcgetattr(program, &settings) == 0 ? settings.c_lflag : 0
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(write(keyboard, bytes, bytes.count) == bytes.count)
  }

  /// What the terminal has shown since it was last asked.
  func shown() -> String {
    var ready = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 0) == 1 else { return "" }
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(keyboard, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
