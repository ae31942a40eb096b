// Wrong: each of the two doors keeps a store of its own.
// Must fail with: Either there is more than one store, or the one store is copied

/// Remembers who is signed in until the app ends.
///
/// It is a class, so that all who are handed it have the same one.
final class PassengerMemory: PassengerStoring {
  var passenger: String?
}

/// Puts the ferry line's app together.
@MainActor
final class FerryRoot {
  private let welcomeStore = PassengerMemory()
  private let profileStore = PassengerMemory()

  var welcome: FerryWelcome {
    FerryWelcome(authenticator: FerryAuthenticator(store: welcomeStore))
  }

  var profile: FerryProfile {
    FerryProfile(authenticator: FerryAuthenticator(store: profileStore))
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
