import CoffeeShopParts
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.1"), .serialized)
struct Exercise1_1 {
  @Test("everything that only computes is called stable")
  func computes() {
    let wrong = Touched.allCases.filter { $0.truth.isEmpty }.first { verdict(on: $0) != .stable }
    if let wrong {
      tell("You call \(wrong) volatile. \(wrong.question)")
    }
  }

  @Test("you call volatile everything outside the program, and give a valid reason")
  func outsideTheProgram() {
    expectVolatile(.shopsFile, .locationReceiver, .weatherServer)
  }

  @Test(
    "you call volatile everything whose answers can change on their own, and give a valid reason")
  func answersDiffer() {
    expectVolatile(.clock, .dice)
  }

  @Test("you call volatile everything unfinished, and give a valid reason")
  func unfinished() {
    expectVolatile(.tasteMatcher)
  }

  /// Tells of the first of the things whose verdict is wrong, in the order of the learner's file.
  private func expectVolatile(_ things: Touched...) {
    for thing in things {
      switch verdict(on: thing) {
      case .stable:
        return tell("You call \(thing) stable. \(thing.question)")
      case .volatile(let reason) where !thing.truth.contains(reason):
        return tell(
          """
          \(thing) is volatile, but \(reason) isn't what makes it so. Look at the \
          Book's four kinds again. \(thing.question)
          """)
      case .volatile:
        continue
      }
    }
  }

  /// Fails with this sentence alone: an expectation would print the right answer beside it.
  private func tell(_ sentence: String) {
    Testing.Issue.record(Comment(rawValue: sentence))
  }
}

extension Touched {
  /// The reasons that are true of it; none for what is stable.
  fileprivate var truth: Set<Reason> {
    switch self {
    case .jsonDecoder, .arrayOfLines, .markerColor: []
    case .shopsFile, .weatherServer: [.mustBeSetUp, .answersDiffer, .notOnEveryMachine]
    // A phone comes with its receiver, and its owner moves.
    case .locationReceiver: [.notOnEveryMachine, .answersDiffer]
    case .clock, .dice: [.answersDiffer]
    // It says 3 to every question. Another answer will take another program.
    case .tasteMatcher: [.notFinished]
    }
  }

  /// What to try in your head, when the verdict is wrong.
  fileprivate var question: String {
    switch self {
    case .shopsFile:
      "Run the screen on a computer fresh out of the box. What does it read?"
    case .jsonDecoder:
      "Its bytes come from outside, but it only computes. Can the same bytes give two results?"
    case .locationReceiver:
      "Run the screen on the machine that runs the tests. That one has no receiver to ask."
    case .arrayOfLines:
      "Its lines change, but only when the screen says so. Can it ever surprise the screen?"
    case .clock:
      "Run the screen twice, an hour apart, with the same shops. Are the lines the same?"
    case .markerColor:
      "Leave the code as it is, and give it a 5 now and a 5 next year. Which colours come out?"
    case .tasteMatcher:
      "It says 3 today. What has to happen before its answer means anything?"
    case .dice:
      "Write down the tip that a test should expect. Then run the screen twice."
    case .weatherServer:
      "Pull the network cable and run the screen. Plug it in and run it again tomorrow."
    }
  }
}
