// Wrong: believes the 3 of the unfinished matcher, which never changes today.
// Must fail with: You call tasteMatcher stable. It says 3 today.

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .stable
  case .tasteMatcher: .stable
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .answersDiffer)
  }
}
