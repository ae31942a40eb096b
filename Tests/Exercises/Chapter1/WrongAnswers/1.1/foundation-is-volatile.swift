// Wrong: takes whatever the app did not write itself for volatile.
// Must fail with: You call jsonDecoder volatile. Its bytes come from outside, but it only computes.

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .volatile(because: .mustBeSetUp)
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .stable
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .answersDiffer)
  }
}
