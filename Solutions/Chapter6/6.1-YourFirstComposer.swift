// 6.1 · Your first composer                                                ★☆☆
//
// The profile in a library's app shows whose card is signed in, and what is lent to that
// reader. It makes an authenticator of its own, with a store of its own. So it never hears
// of anybody who has signed in elsewhere. Let the profile take what it needs, and let a
// composer of the root hand it over.
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.1
// Read:   Book/06-CompositionRoot.md, "Composers"

// MARK: - Given

// The module of authentication

/// Remembers whose card is signed in.
@MainActor
protocol CardStoring: AnyObject {
  /// The reader whose card it is, or nil if nobody is signed in.
  var reader: String? { get set }
}

/// What a screen may know of the card, and do with it.
@MainActor
protocol CardAuthenticating {
  var reader: String? { get }
  func logOut()
}

/// Signs out whoever is signed in, according to its store.
@MainActor
final class CardAuthenticator: CardAuthenticating {
  private let store: any CardStoring

  init(store: any CardStoring) {
    self.store = store
  }

  var reader: String? { store.reader }

  func logOut() {
    store.reader = nil
  }
}

/// A store that forgets everything when the app ends.
@MainActor
final class CardsInMemory: CardStoring {
  var reader: String?
}

// The module of loans

/// Knows what is lent to whom.
@MainActor
protocol LoanListing {
  func titles(lentTo reader: String) -> [String]
}

// MARK: - Yours

// The module of the profile

/// Whose card it is, and what is lent on it.
@MainActor
final class ReaderProfile {
  private let authenticator: any CardAuthenticating
  private let loans: any LoanListing

  init(authenticator: any CardAuthenticating, loans: any LoanListing) {
    self.authenticator = authenticator
    self.loans = loans
  }

  func lines() -> [String] {
    guard let reader = authenticator.reader else { return ["Nobody is signed in."] }
    return ["The card of \(reader)"] + loans.titles(lentTo: reader)
  }

  func logOut() {
    authenticator.logOut()
  }
}

// The app's module

/// Puts the app together. Only the root knows which type stands behind a protocol.
@MainActor
final class LibraryRoot {
  private let store: any CardStoring
  private let loans: any LoanListing

  init(store: any CardStoring, loans: any LoanListing) {
    self.store = store
    self.loans = loans
  }

  private var authenticator: any CardAuthenticating {
    CardAuthenticator(store: store)
  }

  /// Composes the profile.
  var profile: ReaderProfile {
    ReaderProfile(authenticator: authenticator, loans: loans)
  }
}

// The tests call these three functions. Rewire them as your types want it.

/// An app with this store.
@MainActor
func makeLibraryRoot(store: any CardStoring, loans: any LoanListing) -> LibraryRoot {
  LibraryRoot(store: store, loans: loans)
}

/// The profile that the root composes.
@MainActor
func openReaderProfile(of root: LibraryRoot) -> ReaderProfile {
  root.profile
}

/// A profile without a root, with any authenticator.
@MainActor
func makeReaderProfile(
  authenticator: any CardAuthenticating, loans: any LoanListing
) -> ReaderProfile {
  ReaderProfile(authenticator: authenticator, loans: loans)
}
