import Foundation
import Synchronization

/// The time during which a terminal is set otherwise than its user has it.
///
/// The terminal gets its settings back with `end()`, and also when the program exits elsewhere.
struct TerminalMode {
  /// The terminals that are set otherwise now, and the settings to give back to them.
  private static let changed = Mutex<[Int32: termios]>([:])
  /// `exit(3)` may be called anywhere in the program.
  private static let restoresAtExit: Void = {
    atexit { TerminalMode.changed.withLock { $0.forEach(TerminalMode.restore) } }
  }()

  private let descriptor: Int32

  /// - Parameters:
  ///   - descriptor: the terminal's.
  ///   - change: changes the settings as they are now.
  /// - Throws: `TerminalModeError` where the descriptor is no terminal, or one that cannot be set.
  init(_ descriptor: Int32, change: (inout termios) -> Void) throws(TerminalModeError) {
    self.descriptor = descriptor
    _ = Self.restoresAtExit
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { throw TerminalModeError() }
    let before = settings
    Self.changed.withLock { $0[descriptor] = before }
    change(&settings)
    while tcsetattr(descriptor, TCSAFLUSH, &settings) != 0 {
      if errno == EINTR { continue }
      defer { end() }
      throw TerminalModeError()
    }
  }

  /// Gives the terminal its settings back. A second time does nothing.
  func end() {
    Self.changed.withLock { changed in
      changed.removeValue(forKey: descriptor).map { Self.restore(descriptor, $0) }
    }
  }

  private static func restore(_ descriptor: Int32, _ settings: termios) {
    var settings = settings
    // Waits until the program's output is written, and keeps what was typed meanwhile.
    while tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }
}

/// A terminal that cannot be set otherwise.
struct TerminalModeError: Error {
  /// The system's own words.
  let reason = String(cString: strerror(errno))
}
