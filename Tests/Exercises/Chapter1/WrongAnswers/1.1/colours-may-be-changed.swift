// Wrong: calls volatile what a programmer may change one day.
// Must fail with: You call markerColor volatile. Leave the code as it is today

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .volatile(because: .answersDiffer)
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .answersDiffer)
  }
}
