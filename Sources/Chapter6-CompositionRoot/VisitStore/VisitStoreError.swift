/// Why a store can't do what it's asked to.
package enum VisitStoreError: Error, Equatable, CustomStringConvertible {
  /// The visit's rating isn't from 1 to 5.
  case invalidRating(Int)
  /// The file is damaged, or from another version of the program. It's left as it is.
  case damaged(path: String)
  /// The visits can't be read. The advice is what to do, such as "Move that away".
  case notReadable(path: String, reason: String, advice: String)
  /// The visits can't be written. The existing ones are still there.
  case notWritable(path: String, reason: String, advice: String)

  package var description: String {
    switch self {
    case .invalidRating(let rating):
      "\(rating) is not a rating. Rate with 1, 2, 3, 4 or 5."
    case .damaged(let path):
      """
      The file with your visits, \(path), is damaged, or from another version of this program. It \
      was left as it is. Use that version, or move the file away to start without visits.
      """
    case .notReadable(let path, let reason, let advice):
      """
      The file with your visits, \(path), cannot be read: \(reason). \(advice), and try again.
      """
    case .notWritable(let path, let reason, let advice):
      """
      The file with your visits, \(path), cannot be changed: \(reason). The visits in it are still \
      there. \(advice), and try again.
      """
    }
  }
}
