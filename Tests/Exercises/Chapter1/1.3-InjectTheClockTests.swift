import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.3"), .serialized)
struct Exercise1_3 {
  @Test(
    "the greeting goes by the clock that the greeter was given",
    arguments: [
      ("03:20", "evening"), ("06:30", "morning"), ("12:00", "afternoon"), ("18:00", "evening"),
    ])
  func goesByItsClock(time: String, part: String) {
    let greeter = makeGreeter(now: WallClock(time).now)
    #expect(
      greeter.greeting(for: "Ada") == "Good \(part), Ada. It is \(time).",
      "Its words and its time come from that clock.")
  }

  @Test("the clock is read in `greeting(for:)`, and not before")
  func readsWhenNeeded() {
    let clock = WallClock("09:05")
    let greeter = makeGreeter(now: clock.now)
    #expect(clock.readings == 0, "The clock was read, and nobody has asked for a greeting yet.")
    let morning = greeter.greeting(for: "Ada")
    clock.show("21:40")
    let night = greeter.greeting(for: "Ada")
    #expect(morning == "Good morning, Ada. It is 09:05.", "Ask the clock that you were given.")
    #expect(
      night == "Good evening, Ada. It is 21:40.", "Keep the clock, not the time that it showed.")
  }

  @Test("a greeting reads the clock once, so its words agree with its time")
  func readsOnce() {
    let clock = WallClock("11:59", "12:00")
    let greeter = makeGreeter(now: clock.now)
    #expect(
      greeter.greeting(for: "Ada") == "Good morning, Ada. It is 11:59.",
      "Read the clock once, and use that moment for both halves.")
    #expect(clock.readings == 1, "One greeting, one reading.")
  }

  @Test("no greeter can be made without a clock")
  func asksForTheClock() throws {
    let greeter = makeGreeter(now: WallClock("09:05").now)
    // The compiler takes your `init()`, if there is one, or else one that throws.
    let isMadeOfNothing = try canBeMade(like: greeter, .init())
    #expect(!isMadeOfNothing, "`Greeter()` works: its caller can forget the clock.")
  }

  @Test("none of your code reads the computer's clock")
  func readsNoOtherClock() throws {
    let source = try LearnerSource.load("1.3")
    let readings = ["Date()", "Date.now", "Date.init", "{ .now }"].flatMap(
      source.lines(mentioning:))
    #expect(readings == [], "The caller chooses the clock.")
  }
}

extension Greeter: Probed {}
