// Wrong: all is handed over, and a default is left for whoever forgets it.
// Must fail with: Outside of LibraryRoot, somebody still knows how the app is put together:
// `authenticator: any CardAuthenticating = CardAuthenticator(store: CardsInMemory()),`.

// The module of the profile

/// Whose card it is, and what is lent on it.
@MainActor
final class ReaderProfile {
  private let authenticator: any CardAuthenticating
  private let loans: any LoanListing

  init(
    authenticator: any CardAuthenticating = CardAuthenticator(store: CardsInMemory()),
    loans: any LoanListing
  ) {
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
