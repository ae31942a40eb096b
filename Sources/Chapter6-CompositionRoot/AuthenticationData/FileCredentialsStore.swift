import AuthenticationDomain
import Foundation

/// Keeps the credentials in a file that only its owner may read.
///
/// It remembers nothing: another process that signs out has signed out this one too.
package struct FileCredentialsStore: CredentialsStoring {
  private let file: PrivateFile

  /// - Parameter file: where they are kept. Its folder is made when something is saved.
  package init(file: URL) {
    self.file = PrivateFile(path: file.standardizedFileURL.path)
  }

  package func load() throws(CredentialsError) -> Credentials? {
    let bytes: Data?
    do {
      bytes = try file.contents()
    } catch {
      throw .notReadable(path: file.path, reason: error.reason)
    }
    guard let bytes else { return nil }
    guard let record = try? JSONDecoder().decode(Record.self, from: bytes),
      !record.account.isEmpty, !record.token.isEmpty
    else { throw setAside() }
    return Credentials(account: record.account, token: SessionToken(text: record.token))
  }

  package func save(_ credentials: Credentials) throws {
    let record = Record(account: credentials.account, token: credentials.token.text)
    let bytes = try JSONEncoder().encode(record)
    do {
      try file.replace(with: bytes)
    } catch {
      throw CredentialsError.notWritable(path: file.path, reason: error.reason)
    }
  }

  package func delete() throws(CredentialsError) {
    do {
      try file.remove()
    } catch {
      throw .notDeletable(path: file.path, reason: error.reason)
    }
  }

  private func setAside() -> CredentialsError {
    do {
      return .damaged(path: file.path, setAside: try file.setAside())
    } catch {
      let reason = "it is damaged, and cannot be given another name: \(error.reason)"
      return .notReadable(path: file.path, reason: reason)
    }
  }
}

/// What is in the file. The domain's types stay as they are if it ever changes.
private struct Record: Codable {
  var account: String
  var token: String
}
