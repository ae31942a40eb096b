// Wrong: the root keeps one store, and every authenticator gets a copy of it.
// Must fail with: or the one store is copied: a struct is, whenever it is handed on.

/// Remembers who is signed in until the app ends.
struct PassengerMemory: PassengerStoring {
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
