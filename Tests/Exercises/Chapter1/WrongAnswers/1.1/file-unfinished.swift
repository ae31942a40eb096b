// Wrong: gives a reason that is not true of the file.
// Must fail with: shopsFile is volatile, but notFinished isn't what makes it so

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .notFinished)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .notOnEveryMachine)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .answersDiffer)
  case .markerColor: .stable
  case .tasteMatcher: .volatile(because: .notFinished)
  case .dice: .volatile(because: .answersDiffer)
  case .weatherServer: .volatile(because: .answersDiffer)
  }
}
