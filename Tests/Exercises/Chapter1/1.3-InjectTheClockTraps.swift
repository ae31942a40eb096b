import TestSupport
import Testing

@testable import Chapter1Exercises

extension Exercise1_3 {
  @Test("a greeter goes by the clock that it was given, also after another one was made")
  func keepsGreetersApart() {
    let early = makeGreeter(now: WallClock("07:00").now)
    let late = makeGreeter(now: WallClock("22:00").now)
    #expect(
      [early, late].map { $0.greeting(for: "Bo") }
        == ["Good morning, Bo. It is 07:00.", "Good evening, Bo. It is 22:00."],
      "Each greeter needs a clock of its own, in a stored property.")
  }

  @Test("no greeter can be made without a clock: nil isn't one")
  func acceptsNoNil() throws {
    let source = try LearnerSource.load("1.3")
    let gaps = ["-> Date)?", "-> Date)!"].flatMap(source.lines(mentioning:))
    #expect(gaps == [], "What would a greeter say whose clock is nil?")
  }
}
