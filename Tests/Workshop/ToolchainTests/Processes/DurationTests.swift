import Testing
@testable import Toolchain

@Suite("Durations as text")
struct DurationTests {
  @Test(
    "a duration in seconds is written as English writes it",
    arguments: [
      (Duration.seconds(3), "3 s"), (.milliseconds(2500), "2.5 s"), (.milliseconds(1), "0.001 s"),
      (.seconds(1234), "1,234 s"),
    ])
  func inSeconds(duration: Duration, text: String) {
    #expect(duration.inSeconds == text)
  }
}
