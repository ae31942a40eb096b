import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.1"))
struct Exercise1_1 {
  @Test(
    "what the program works out by itself",
    arguments: [.arrayOfLines, .jsonDecoder, .markerColor] as [Touched])
  func insideTheProgram(thing: Touched) {
    let answer = verdict(on: thing)
    #expect(answer == .stable, "You call \(thing) volatile. \(thing.question)")
  }

  @Test(
    "what lies outside the program",
    arguments: [.shopsFile, .weatherServer, .locationReceiver] as [Touched])
  func outsideTheProgram(thing: Touched) {
    expectVolatile(thing, because: .mustBeSetUp, .answersDiffer, .notOnEveryMachine)
  }

  @Test("what is asked while the screen is drawn", arguments: [.clock, .dice] as [Touched])
  func askedWhileDrawing(thing: Touched) {
    expectVolatile(thing, because: .answersDiffer)
  }

  @Test("what another team provides")
  func providedByOthers() {
    expectVolatile(.tasteMatcher, because: .notFinished)
  }

  private func expectVolatile(_ thing: Touched, because accepted: Reason...) {
    switch verdict(on: thing) {
    case .stable:
      Testing.Issue.record("You call \(thing) stable. \(thing.question)")
    case .volatile(let reason):
      // An expectation would print the accepted reasons.
      guard !accepted.contains(reason) else { return }
      Testing.Issue.record(
        """
        \(thing) is volatile, but \(reason) is not what makes it so. Read the comments in Reason \
        once more. \(thing.question)
        """)
    }
  }
}

extension Touched {
  /// What to try in your head, when the verdict is wrong.
  fileprivate var question: String {
    switch self {
    case .shopsFile:
      "Run the screen on a computer fresh out of its box. What does it read?"
    case .jsonDecoder:
      "It comes from Foundation. But can the same bytes decode to two different results?"
    case .locationReceiver:
      "Run the screen on the machine that runs the tests. Where does it say you are?"
    case .arrayOfLines:
      "Its lines change, but only when the screen says so. Can it ever surprise the screen?"
    case .clock:
      "Run the screen twice, an hour apart, with the same shops. Are the lines the same?"
    case .markerColor:
      "Give it a 5 today and a 5 next year. Which colours come out?"
    case .tasteMatcher:
      "Read the comment above TasteMatcher. What has to happen before its answer means anything?"
    case .dice:
      "Write down the tip that a test should expect. Then run the screen twice."
    case .weatherServer:
      "Pull the network cable and run the screen. Plug it in and run it again tomorrow."
    }
  }
}
