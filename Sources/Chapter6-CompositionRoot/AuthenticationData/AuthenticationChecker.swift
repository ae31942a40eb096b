import AuthenticationDomain

/// Reads the store each time it's asked.
package struct AuthenticationChecker: AuthenticationChecking {
  private let store: any CredentialsStoring

  /// - Parameter store: stores who is signed in.
  package init(store: any CredentialsStoring) {
    self.store = store
  }

  package func account() async throws -> String? {
    try await store.load()?.account
  }
}
