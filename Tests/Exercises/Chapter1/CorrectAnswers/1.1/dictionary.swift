// Correct: looks the volatile ones up in a dictionary; what is not there is stable.

private let reasons: [Touched: Reason] = [
  .shopsFile: .mustBeSetUp, .weatherServer: .mustBeSetUp, .locationReceiver: .notOnEveryMachine,
  .clock: .answersDiffer, .dice: .answersDiffer, .tasteMatcher: .notFinished,
]

func verdict(on thing: Touched) -> Verdict {
  guard let reason = reasons[thing] else { return .stable }
  return .volatile(because: reason)
}
