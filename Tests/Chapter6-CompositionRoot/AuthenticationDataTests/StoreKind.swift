import AuthenticationData
import AuthenticationDomain
import Foundation

/// The two stores of credentials, for tests that hold for both.
enum StoreKind: CaseIterable, Sendable {
  case memory, file

  /// - Parameter folder: where the file is.
  func store(in folder: URL) -> any CredentialsStoring {
    switch self {
    case .memory: InMemoryCredentialsStore(nil)
    case .file: FileCredentialsStore(file: folder.appending(path: "credentials.json"))
    }
  }
}

extension Credentials {
  static func of(_ account: String, token: String = "t") -> Credentials {
    Credentials(account: account, token: SessionToken(text: token))
  }
}

func contents(of folder: URL) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
}

/// The permissions of a file or a folder.
func mode(of path: String) throws -> Int? {
  let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
  return (mode as? NSNumber)?.intValue
}
