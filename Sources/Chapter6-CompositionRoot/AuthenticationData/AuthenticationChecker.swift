import AuthenticationDomain

/// Looks into the store, again at each question.
package struct AuthenticationChecker: AuthenticationChecking {
  private let store: any CredentialsStoring

  /// - Parameter store: keeps who is signed in.
  package init(store: any CredentialsStoring) {
    self.store = store
  }

  package func account() async throws -> String? {
    try await store.load()?.account
  }
}
