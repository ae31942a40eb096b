import AuthenticationDomain
import Synchronization

/// Keeps the names of the accounts for as long as the store itself is kept.
package final class InMemoryAccountStore: AccountStoring {
  private let names: Mutex<Set<String>>

  /// - Parameter names: those that are there from the beginning.
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
