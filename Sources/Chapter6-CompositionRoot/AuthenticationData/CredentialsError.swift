/// Why the credentials cannot be had or kept.
package enum CredentialsError: Error, Equatable, CustomStringConvertible {
  /// The file was damaged. It has another name now, and nobody is signed in.
  case damaged(path: String, setAside: String)
  /// The file cannot be read.
  case notReadable(path: String, reason: String)
  /// The file cannot be written. What was in it is still there.
  case notWritable(path: String, reason: String)
  /// The file cannot be deleted, so whoever was signed in still is.
  case notDeletable(path: String, reason: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .damaged(let path, let setAside):
      """
      The file that says who is signed in, \(path), was damaged. It is now \(setAside), and nobody \
      is signed in. Sign in again.
      """
    case .notReadable(let path, let reason):
      """
      The file that says who is signed in, \(path), cannot be read: \(reason). See to it that you \
      may read and write it and its folder, and try again.
      """
    case .notWritable(let path, let reason):
      """
      The file that says who is signed in, \(path), cannot be saved: \(reason). You are not signed \
      in. See to it that you may write into its folder, and try again.
      """
    case .notDeletable(let path, let reason):
      """
      The file that says who is signed in, \(path), cannot be deleted: \(reason). You are still \
      signed in. See to it that you may write into its folder, and try again.
      """
    }
  }
}
