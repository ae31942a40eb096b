/// Why a store cannot do what it is asked to.
package enum VisitStoreError: Error, Equatable, CustomStringConvertible {
  /// The visit's rating is none that there is.
  case invalidRating(Int)
  /// The visit's date is no number.
  case invalidDate
  /// The file of the visits was damaged. It has another name now, and the store is empty.
  case damaged(path: String, setAside: String)
  /// A later version of the program has written the file. It is left as it is.
  case tooNew(path: String, version: Int)
  /// The visits cannot be read.
  case notReadable(path: String, reason: String)
  /// The visits cannot be written. Those that were there are still there.
  case notWritable(path: String, reason: String)
  /// Another program has kept the file to itself for too long.
  case busy(path: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .invalidRating(let rating):
      "\(rating) is no rating. Rate with 1, 2, 3, 4 or 5."
    case .invalidDate:
      "The visit has no proper date. Set the computer's clock, and try again."
    case .damaged(let path, let setAside):
      """
      The file of your visits, \(path), was damaged. It is now \(setAside), in case somebody can \
      mend it. You start anew without visits: try again.
      """
    case .tooNew(let path, let version):
      """
      The file of your visits, \(path), has the format \(version), which this program does not \
      know. It is left as it is. Use a newer version of the program.
      """
    case .notReadable(let path, let reason):
      """
      The file of your visits, \(path), cannot be read: \(reason). See to it that you may read \
      and write it and its folder, and try again.
      """
    case .notWritable(let path, let reason):
      """
      The file of your visits, \(path), cannot be saved: \(reason). The visits in it are still \
      there. See to it that you may write into its folder, and try again.
      """
    case .busy(let path):
      """
      Another program has been using the file of your visits, \(path), all the time. Nothing was \
      changed. End that program, or wait until it is done, and try again.
      """
    }
  }
}
