/// Hears what happens while someone signs in: all that onboarding knows of who is interested.
package protocol OnboardingObserver: Sendable {
  /// Takes an event.
  func send(_ event: OnboardingEvent)
}

/// What happens while someone signs in. No name and no password is part of it.
package enum OnboardingEvent: Hashable, Sendable {
  /// The way in that someone takes.
  package enum Door: String, Sendable {
    case create
    case signIn = "sign-in"
  }

  /// The screen is there.
  case shown
  /// Someone has come in.
  case entered(Door)
  /// Someone has not come in.
  case refused(Door)

  /// Which event it is, such as "onboarding.shown".
  package var key: String {
    switch self {
    case .shown: "onboarding.shown"
    case .entered: "onboarding.entered"
    case .refused: "onboarding.refused"
    }
  }

  /// What there is to know about it, by name.
  package var parameters: [String: String] {
    switch self {
    case .shown: [:]
    case .entered(let door), .refused(let door): ["by": door.rawValue]
    }
  }
}
