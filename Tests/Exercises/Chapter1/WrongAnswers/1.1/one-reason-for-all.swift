// Wrong: calls the right six volatile, but gives each the same reason.
// Must fail with: locationReceiver is volatile, but mustBeSetUp isn't what makes it so

func verdict(on thing: Touched) -> Verdict {
  switch thing {
  case .shopsFile: .volatile(because: .mustBeSetUp)
  case .jsonDecoder: .stable
  case .locationReceiver: .volatile(because: .mustBeSetUp)
  case .arrayOfLines: .stable
  case .clock: .volatile(because: .mustBeSetUp)
  case .markerColor: .stable
  case .tasteMatcher: .volatile(because: .mustBeSetUp)
  case .dice: .volatile(because: .mustBeSetUp)
  case .weatherServer: .volatile(because: .mustBeSetUp)
  }
}
