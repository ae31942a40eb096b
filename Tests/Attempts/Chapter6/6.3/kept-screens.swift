// Wrong: each kind of screen is made once, and shows its old complaint when it is opened again.
// Must fail with: and compose a new authenticator and a new screen each time.

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

  /// Transient: it remembers the complaint of one screen.
  private var authenticator: FerryAuthenticator {
    FerryAuthenticator(store: store)
  }

  private(set) lazy var welcome = FerryWelcome(authenticator: authenticator)

  private(set) lazy var profile = FerryProfile(authenticator: authenticator)
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
