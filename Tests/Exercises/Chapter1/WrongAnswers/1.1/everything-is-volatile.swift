// Wrong: calls all nine volatile.
// Must fail with: You call jsonDecoder volatile.

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .volatile(because: .answersDiffer)
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .volatile(because: .answersDiffer)
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .volatile(because: .answersDiffer)
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .answersDiffer)
  }
}
