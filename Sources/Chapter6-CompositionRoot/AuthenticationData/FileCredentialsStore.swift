import AuthenticationDomain
import Foundation

/// Keeps the credentials in a file that only its owner may read.
///
/// It remembers nothing: another process that signs out has signed out this one too.
package struct FileCredentialsStore: CredentialsStoring {
  private let file: JSONFile<Record>

  /// - Parameters:
  ///   - file: where they are kept. Its folder is made when something is saved.
  ///   - timeout: how long to wait while other processes sign in or out.
  package init(file: URL, timeout: Duration) {
    self.file = JSONFile(file, subject: .session, timeout: timeout)
  }

  package func load() async throws -> Credentials? {
    // There may be a token in it.
    await file.tidy()
    return try kept()
  }

  package func save(_ credentials: Credentials) async throws {
    let record = Record(account: credentials.account, token: credentials.token.text)
    try await file.changing { try $0.write(record) }
  }

  package func delete(_ account: String) async throws {
    // To delete nothing, no folder has to be made.
    guard try await load()?.account == account else { return }
    try await file.changing {
      if try kept()?.account == account { try $0.delete() }
    }
  }

  private func kept() throws -> Credentials? {
    guard let record = try file.load() else { return nil }
    guard !record.account.isEmpty, !record.token.isEmpty else { throw file.damaged }
    return Credentials(account: record.account, token: SessionToken(text: record.token))
  }
}

/// What is in the file. The domain's types stay as they are if it ever changes.
private struct Record: Codable {
  var account: String
  var token: String
}
