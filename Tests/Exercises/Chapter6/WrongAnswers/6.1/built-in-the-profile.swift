// Wrong: the profile takes a store, and builds its own authenticator from it.
// Must fail with: A profile that builds its own authenticator, or asks for more than one to build
// it from, cannot do that.

// The module of the profile

/// Whose card it is, and what is lent on it.
@MainActor
final class ReaderProfile {
  private let authenticator: any CardAuthenticating
  private let loans: any LoanListing

  init(store: any CardStoring, loans: any LoanListing) {
    authenticator = CardAuthenticator(store: store)
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

  /// Composes the profile.
  var profile: ReaderProfile {
    ReaderProfile(store: store, loans: loans)
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
  ReaderProfile(store: CardsInMemory(), loans: loans)
}
