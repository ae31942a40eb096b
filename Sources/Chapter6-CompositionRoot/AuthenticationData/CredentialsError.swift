/// Why the credentials cannot be had or kept.
package enum CredentialsError: Error, Equatable, CustomStringConvertible {
  /// The file is damaged. It is left as it is.
  case damaged(path: String)
  /// The file cannot be read.
  case notReadable(path: String, reason: String)
  /// The file cannot be written. What was in it is still there.
  case notWritable(path: String, reason: String)
  /// The file cannot be deleted, so whoever was signed in still is.
  case notDeletable(path: String, reason: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .damaged(let path):
      """
      The file that says who is signed in, \(path), is damaged. It was left as it is. Delete it, \
      and sign in again.
      """
    case .notReadable(let path, let reason):
      """
      The file that says who is signed in, \(path), cannot be read: \(reason). Make sure that you \
      may read and write it and its folder, and try again.
      """
    case .notWritable(let path, let reason):
      """
      The file that says who is signed in, \(path), cannot be saved: \(reason). You are not signed \
      in. Make sure that you may write into its folder, and try again.
      """
    case .notDeletable(let path, let reason):
      """
      The file that says who is signed in, \(path), cannot be deleted: \(reason). You are still \
      signed in. Make sure that you may write into its folder, and try again.
      """
    }
  }
}
