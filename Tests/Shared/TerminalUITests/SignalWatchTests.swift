import Foundation
import TestSupport
import Testing

@testable import TerminalUI

/// Serialized, because a signal comes to the whole process.
@Suite("Signal watch", .serialized, .blocking)
struct SignalWatchTests {
  @Test("a signal that would end the process arrives as a value, also after it was given back")
  func arrives() {
    for _ in 1...2 {
      let watch = SignalWatch([SIGUSR2, SIGALRM])
      for number in [SIGUSR2, SIGALRM, SIGUSR2] {
        kill(getpid(), number)
        #expect(watch.wait() == number)
      }
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
}
