import Foundation
import TestSupport
import Testing

@testable import TerminalUI

@Suite("Signal watch", .blocking)
struct SignalWatchTests {
  @Test("a signal arrives as a value, and does again what it did once it is given back")
  func arrives() {
    let original = signal(SIGUSR2, SIG_IGN)
    for _ in 1...2 {
      let watch = SignalWatch([SIGUSR2, SIGALRM])
      for number in [SIGUSR2, SIGALRM, SIGUSR2] {
        kill(getpid(), number)
        #expect(watch.wait() == number)
      }
      watch.stop()
    }
    let after = signal(SIGUSR2, original)
    #expect(unsafeBitCast(after, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self))
  }
}
