// 6.3 · Log out means out                                                  ★★☆
//
// A ferry line's app greets passengers on one screen, and lets them log out on another. The
// first one greets Ada, the second has never heard of her, and a new screen knows nobody at
// all. Each screen should have an authenticator of its own, which remembers the mistakes
// made on that screen. But all screens must agree on who is signed in.
//
// Edit:   `PassengerMemory` and `FerryRoot` at the end of this file.
// Check:  swift run workshop check 6.3
// Read:   Book/06-CompositionRoot.md, "One store behind two doors"

// MARK: - Given

/// Remembers who is signed in.
@MainActor
protocol PassengerStoring {
  /// The passenger's name, or nil if nobody is signed in.
  var passenger: String? { get set }
}

/// Signs passengers in and out, for one screen.
@MainActor
final class FerryAuthenticator {
  /// What was wrong when this authenticator last tried to sign somebody in.
  private(set) var complaint: String?
  private var store: any PassengerStoring

  init(store: any PassengerStoring) {
    self.store = store
  }

  var passenger: String? { store.passenger }

  /// Signs in anybody who has a name and a password.
  func signIn(_ name: String, password: String) {
    complaint = name.isEmpty || password.isEmpty ? "A name and a password, please." : nil
    if complaint == nil { store.passenger = name }
  }

  func logOut() {
    store.passenger = nil
  }
}

/// The first screen.
@MainActor
final class FerryWelcome {
  private let authenticator: FerryAuthenticator

  init(authenticator: FerryAuthenticator) {
    self.authenticator = authenticator
  }

  func line() -> String {
    if let complaint = authenticator.complaint { return complaint }
    return authenticator.passenger.map { "Welcome aboard, \($0)." } ?? "Please sign in."
  }

  func signIn(_ name: String, password: String) {
    authenticator.signIn(name, password: password)
  }
}

/// The screen with the ticket, on which somebody else can take over.
@MainActor
final class FerryProfile {
  private let authenticator: FerryAuthenticator

  init(authenticator: FerryAuthenticator) {
    self.authenticator = authenticator
  }

  func line() -> String {
    if let complaint = authenticator.complaint { return complaint }
    return authenticator.passenger.map { "The ticket of \($0)" } ?? "No ticket."
  }

  func handOver(to name: String, password: String) {
    authenticator.signIn(name, password: password)
  }

  func logOut() {
    authenticator.logOut()
  }
}

// MARK: - Yours

// TODO: 6.3
// You are done when
// - all screens of an app agree on who is signed in, whichever screen has changed it, and
//   whether they were opened before that or after;
// - each screen that is opened is new, with an authenticator of its own, so that a complaint
//   stays on the screen that caused it;
// - two apps have nothing in common.

/// Remembers who is signed in until the app ends.
struct PassengerMemory: PassengerStoring {
  var passenger: String?
}

/// Puts the ferry line's app together.
@MainActor
final class FerryRoot {
  // TODO: 6.3
  private var store: any PassengerStoring {
    PassengerMemory()
  }

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
