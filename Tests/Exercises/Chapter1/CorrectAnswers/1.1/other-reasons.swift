// Correct: takes another reason wherever several are true.

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .notOnEveryMachine)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .answersDiffer)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .stable
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .notOnEveryMachine)
  }
}
