import Foundation
import Synchronization

/// A temporary change of a terminal's settings.
///
/// The settings are restored by `end()`, and also if other code ends the program.
struct TerminalMode {
  /// The terminals whose settings are changed now, and the settings to restore.
  private static let changed = Mutex<[Int32: termios]>([:])
  /// Installed once, since `exit(3)` may be called anywhere in the program.
  private static let restoresAtExit: Void = {
    atexit { TerminalMode.changed.withLock { $0.forEach(TerminalMode.restore) } }
  }()

  private let descriptor: Int32

  /// Returns nil if this isn't a terminal, or its settings can't be changed.
  ///
  /// - Parameters:
  ///   - descriptor: the terminal's descriptor.
  ///   - change: changes the current settings.
  init?(_ descriptor: Int32, change: (inout termios) -> Void) {
    self.descriptor = descriptor
    _ = Self.restoresAtExit
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return nil }
    let before = settings
    Self.changed.withLock { $0[descriptor] = before }
    change(&settings)
    while tcsetattr(descriptor, TCSAFLUSH, &settings) != 0 {
      if errno == EINTR { continue }
      end()
      return nil
    }
  }

  /// Restores the terminal's settings. Calling it again does nothing.
  func end() {
    Self.changed.withLock { changed in
      changed.removeValue(forKey: descriptor).map { Self.restore(descriptor, $0) }
    }
  }

  private static func restore(_ descriptor: Int32, _ settings: termios) {
    var settings = settings
    // Waits until the program's output is written, and keeps what was typed in the meantime.
    while tcsetattr(descriptor, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }
}
