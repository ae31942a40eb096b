import AuthenticationData
import AuthenticationDomain
import Foundation

/// Stores of credentials and accounts, in memory and in files, for tests that apply to both.
///
/// Their timeout is long: a store looks again whether the lock is free when its task has a turn on
/// the threads that all tests share, and that may take minutes.
enum StoreKind: CaseIterable, Sendable {
  case memory, file

  /// - Parameter folder: where the file is.
  func store(in folder: URL) -> any CredentialsStoring {
    switch self {
    case .memory: InMemoryCredentialsStore(nil)
    case .file:
      FileCredentialsStore(
        file: folder.appending(path: "credentials.json"), timeout: .seconds(3_600))
    }
  }

  /// - Parameter folder: where the file is.
  func accounts(in folder: URL) -> any AccountStoring {
    switch self {
    case .memory: InMemoryAccountStore([])
    case .file:
      FileAccountStore(file: folder.appending(path: "accounts.json"), timeout: .seconds(3_600))
    }
  }
}

extension Credentials {
  static func of(_ account: String, token: String = "t") -> Credentials {
    Credentials(account: account, token: SessionToken(text: token))
  }
}
