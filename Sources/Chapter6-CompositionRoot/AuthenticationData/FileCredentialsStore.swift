import AuthenticationDomain
import Foundation
import SafeFile

/// Keeps the credentials in a file that only its owner may read.
///
/// It remembers nothing: another process that signs out has signed out this one too.
package struct FileCredentialsStore: CredentialsStoring {
  private let file: SafeFile

  /// - Parameter file: where they are kept. Its folder is made when something is saved.
  package init(file: URL) {
    self.file = SafeFile(file)
  }

  package func load() throws(CredentialsError) -> Credentials? {
    let bytes: Data?
    do {
      bytes = try file.read()
    } catch {
      throw .notReadable(path: file.path, reason: error.systemReason)
    }
    guard let bytes else { return nil }
    guard let record = try? JSONDecoder().decode(Record.self, from: bytes),
      !record.account.isEmpty, !record.token.isEmpty
    else { throw .damaged(path: file.path) }
    return Credentials(account: record.account, token: SessionToken(text: record.token))
  }

  package func save(_ credentials: Credentials) throws(CredentialsError) {
    let record = Record(account: credentials.account, token: credentials.token.text)
    do {
      try file.write(try JSONEncoder().encode(record))
    } catch {
      throw .notWritable(path: file.path, reason: error.systemReason)
    }
  }

  package func delete() throws(CredentialsError) {
    do {
      try file.delete()
    } catch {
      throw .notDeletable(path: file.path, reason: error.systemReason)
    }
  }
}

/// What is in the file. The domain's types stay as they are if it ever changes.
private struct Record: Codable {
  var account: String
  var token: String
}
