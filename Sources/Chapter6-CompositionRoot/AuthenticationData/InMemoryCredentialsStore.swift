import AuthenticationDomain
import Synchronization

/// Stores the credentials in memory.
package final class InMemoryCredentialsStore: CredentialsStoring {
  private let stored: Mutex<Credentials?>

  /// - Parameter credentials: the initial credentials; nil if nobody is signed in.
  package init(_ credentials: Credentials?) {
    stored = Mutex(credentials)
  }

  package func load() -> Credentials? {
    stored.withLock { $0 }
  }

  package func save(_ credentials: Credentials) {
    stored.withLock { $0 = credentials }
  }

  package func delete(_ account: String) {
    stored.withLock { if $0?.account == account { $0 = nil } }
  }
}
