import AuthenticationDomain
import Synchronization

/// Stores the names of the accounts in memory.
package final class InMemoryAccountStore: AccountStoring {
  private let names: Mutex<Set<String>>

  /// - Parameter names: the initial accounts.
  package init(_ names: Set<String>) {
    self.names = Mutex(names)
  }

  package func contains(_ name: String) -> Bool {
    names.withLock { $0.contains(name) }
  }

  package func add(_ name: String) -> Bool {
    names.withLock { $0.insert(name).inserted }
  }
}
