/// Why a file that signing in needs can't be read or changed.
package enum AuthenticationFileError: Error, Equatable, CustomStringConvertible {
  /// What a file contains.
  package enum Subject: String, Sendable {
    /// Who is signed in.
    case session
    /// Which accounts there are.
    case accounts
  }

  /// The file is damaged. It's left as it is.
  case damaged(Subject, path: String)
  /// The file can't be read. The advice is what to do, such as "Move that away".
  case notReadable(Subject, path: String, reason: String, advice: String)
  /// The file can't be changed. Its contents are still there.
  case notWritable(Subject, path: String, reason: String, advice: String)

  package var description: String {
    switch self {
    case .damaged(.session, let path):
      """
      The session file, \(path), is damaged. It was left as it is. Delete it, and sign in again.
      """
    case .damaged(.accounts, let path):
      """
      The accounts file, \(path), is damaged. It was left as it is. Delete it, and create your \
      account again: your visits are kept.
      """
    case .notReadable(let subject, let path, let reason, let advice):
      """
      The \(subject.rawValue) file, \(path), cannot be read: \(reason). \(advice), and try again.
      """
    case .notWritable(let subject, let path, let reason, let advice):
      """
      The \(subject.rawValue) file, \(path), cannot be changed: \(reason). Nobody was signed in \
      or out. \(advice), and try again.
      """
    }
  }
}
