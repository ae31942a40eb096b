// Wrong: takes a random choice for a computation, because no other machine is asked.
// Must fail with: You call dice stable. Write down the tip that a test should expect.

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .stable
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .stable
  case .weatherServer: .volatile(because: .answersDiffer)
  }
}
