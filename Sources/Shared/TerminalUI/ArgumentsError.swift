/// Why a command line has no values.
package enum ArgumentsError: Error, Equatable, CustomStringConvertible {
  /// Nothing is wrong: the command line asks for the usage.
  case helpRequested
  /// Something is wrong: a sentence for the person who typed the command.
  case wrong(String)

  /// The sentence.
  package var description: String {
    switch self {
    case .helpRequested: "--help shows the usage."
    case .wrong(let sentence): sentence
    }
  }
}
