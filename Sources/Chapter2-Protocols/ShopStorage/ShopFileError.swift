/// Why the coffee shops can't be read from a file.
package enum ShopFileError: Error, Equatable, CustomStringConvertible {
  /// The file doesn't exist, or the program isn't allowed to read it.
  case missing(path: String)
  /// The file contains something else.
  case notShops(path: String)

  package var description: String {
    switch self {
    case .missing(let path):
      "The coffee shop file, \(path), is missing or can't be read. Put it back in place."
    case .notShops(let path):
      "The coffee shop file, \(path), is not a list of shops in JSON. Put a good copy in its place."
    }
  }
}
