// Wrong: gives the receiver, which is part of the phone, the reason of a file.
// Must fail with: locationReceiver is volatile, but mustBeSetUp isn't what makes it so

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile, .weatherServer, .locationReceiver: .volatile(because: .mustBeSetUp)
  case .clock, .dice: .volatile(because: .answersDiffer)
  case .tasteMatcher: .volatile(because: .notFinished)
  case .jsonDecoder, .arrayOfLines, .markerColor: .stable
  }
}
