import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// Serialized, because a signal comes to the whole process.
@Suite("Signal watch", .serialized, .blocking)
struct SignalWatchTests {
  @Test("a signal that would end the process arrives as a value")
  func arrives() {
    let watch = SignalWatch([SIGUSR2, SIGALRM])
    for number in [SIGUSR2, SIGALRM, SIGUSR2] {
      kill(getpid(), number)
      #expect(watch.wait() == number)
    }
    watch.stop()
  }

  @Test("a signal can be watched again after it was given back")
  func again() {
    for _ in 1...3 {
      let watch = SignalWatch([SIGUSR2])
      kill(getpid(), SIGUSR2)
      #expect(watch.wait() == SIGUSR2)
      watch.stop()
    }
  }

  @Test("of two that watch, each learns of the signal, and the last one gives it back")
  func two() {
    let original = signal(SIGUSR2, SIG_IGN)
    let first = SignalWatch([SIGUSR2])
    let second = SignalWatch([SIGUSR2, SIGALRM])
    kill(getpid(), SIGUSR2)
    #expect(first.wait() == SIGUSR2)
    #expect(second.wait() == SIGUSR2)
    first.stop()
    kill(getpid(), SIGUSR2)
    #expect(second.wait() == SIGUSR2)
    second.stop()
    let after = signal(SIGUSR2, original)
    #expect(unsafeBitCast(after, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
  }

  @Test("afterwards the signal does what it did before", arguments: [true, false])
  func givesBack(isIgnored: Bool) {
    let before = isIgnored ? SIG_IGN : SIG_DFL
    let original = signal(SIGUSR2, before)
    let watch = SignalWatch([SIGUSR2])
    watch.stop()
    watch.stop()
    let after = signal(SIGUSR2, original)
    #expect(unsafeBitCast(after, to: Int.self) == unsafeBitCast(before, to: Int.self))
  }
}
