// Correct: groups the cases, with a default for the stable ones.

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile, .weatherServer:
    return .volatile(because: .mustBeSetUp)
  case .locationReceiver:
    return .volatile(because: .notOnEveryMachine)
  case .clock, .dice:
    return .volatile(because: .answersDiffer)
  case .tasteMatcher:
    return .volatile(because: .notFinished)
  default:
    return .stable
  }
}
