// Wrong: one authenticator for all screens: they agree, also about the mistakes.
// Must fail with: An authenticator remembers one screen's complaint. Share the store

/// Remembers who is signed in until the app ends.
///
/// It is a class, so that all who are handed it have the same one.
final class PassengerMemory: PassengerStoring {
  var passenger: String?
}

/// Puts the ferry line's app together.
@MainActor
final class FerryRoot {
  /// A singleton: what one screen writes, the others read.
  private let store: any PassengerStoring = PassengerMemory()

  private lazy var authenticator = FerryAuthenticator(store: store)

  var welcome: FerryWelcome {
    FerryWelcome(authenticator: authenticator)
  }

  var profile: FerryProfile {
    FerryProfile(authenticator: authenticator)
  }
}

// The tests call these three functions. Rewire them as your types want it.

/// An app in which nobody is signed in.
@MainActor
func makeFerryRoot() -> FerryRoot {
  FerryRoot()
}

@MainActor
func openFerryWelcome(of root: FerryRoot) -> FerryWelcome {
  root.welcome
}

@MainActor
func openFerryProfile(of root: FerryRoot) -> FerryProfile {
  root.profile
}
