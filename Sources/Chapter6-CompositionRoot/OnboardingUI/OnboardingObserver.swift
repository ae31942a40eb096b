/// Receives what happens while a user signs in. Onboarding knows nothing else about the receiver.
package protocol OnboardingObserver: Sendable {
  func send(_ event: OnboardingEvent)
}

/// What happens while a user signs in. It contains no names and no passwords.
package enum OnboardingEvent: Hashable, Sendable {
  /// The way in that a user takes.
  package enum Door: String, Sendable {
    case create
    case signIn = "sign-in"
  }

  /// The screen has appeared.
  case shown
  /// A user has signed in or created an account.
  case entered(Door)
  /// A user was refused.
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
