// Wrong: one store in a static, which every new app empties.
// Must fail with: Each root needs a store of its own. In a static there is one for all.

/// Remembers who is signed in until the app ends.
///
/// It is a class, so that all who are handed it have the same one.
final class PassengerMemory: PassengerStoring {
  static let shared = PassengerMemory()

  var passenger: String?
}

/// Puts the ferry line's app together.
@MainActor
final class FerryRoot {
  private let store: any PassengerStoring = PassengerMemory.shared

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
  PassengerMemory.shared.passenger = nil
  return FerryRoot()
}

@MainActor
func openFerryWelcome(of root: FerryRoot) -> FerryWelcome {
  root.welcome
}

@MainActor
func openFerryProfile(of root: FerryRoot) -> FerryProfile {
  root.profile
}
