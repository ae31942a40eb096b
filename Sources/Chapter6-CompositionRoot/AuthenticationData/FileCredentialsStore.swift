import AuthenticationDomain
import Foundation

/// Stores the credentials in a file that only its owner may read.
///
/// It remembers nothing itself: if another process signs out, this one is signed out, too.
package struct FileCredentialsStore: CredentialsStoring {
  private let file: JSONFile<Record>

  /// - Parameters:
  ///   - file: where they are stored. Its folder is created when something is saved.
  ///   - timeout: how long to wait while other processes sign in or out.
  package init(file: URL, timeout: Duration) {
    self.file = JSONFile(file, subject: .session, timeout: timeout)
  }

  package func load() async throws -> Credentials? { try kept() }

  package func save(_ credentials: Credentials) async throws {
    let record = Record(account: credentials.account, token: credentials.token.text)
    try await file.changing { try $0.write(record) }
  }

  package func delete(_ account: String) async throws {
    // If there's nothing to delete, no folder is created.
    guard try kept()?.account == account else { return }
    try await file.changing {
      if try kept()?.account == account { try $0.delete() }
    }
  }

  private func kept() throws -> Credentials? {
    try file.load().map { Credentials(account: $0.account, token: SessionToken(text: $0.token)) }
  }
}

/// The file's format. If it changes, the domain's types stay as they are.
private struct Record: Codable {
  var account: String
  var token: String
}
