/// Why a file's coffee shops cannot be had.
package enum ShopFileError: Error, Equatable, CustomStringConvertible {
  /// There is no such file, or it may not be read.
  case missing(path: String)
  /// The file holds something else.
  case notShops(path: String)

  /// What happened, to what, and what to do.
  package var description: String {
    switch self {
    case .missing(let path):
      "The file of the coffee shops, \(path), is missing or may not be read. Put it back in place."
    case .notShops(let path):
      "The file of the coffee shops, \(path), is not a list of shops in JSON. Put a good copy in its place."
    }
  }
}
