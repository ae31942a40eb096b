import AuthenticationDomain
import Foundation

/// Stores the names of the accounts in a file that only its owner may read.
package struct FileAccountStore: AccountStoring {
  private let file: JSONFile<[String]>

  /// - Parameters:
  ///   - file: where they are stored. Its folder is created with the first account.
  ///   - timeout: how long to wait while other processes create accounts.
  package init(file: URL, timeout: Duration) {
    self.file = JSONFile(file, subject: .accounts, timeout: timeout)
  }

  package func contains(_ name: String) throws -> Bool {
    try file.load()?.contains(name) ?? false
  }

  package func add(_ name: String) async throws -> Bool {
    try await file.changing {
      let names = try file.load() ?? []
      guard !names.contains(name) else { return false }
      try $0.write(names + [name])
      return true
    }
  }
}
