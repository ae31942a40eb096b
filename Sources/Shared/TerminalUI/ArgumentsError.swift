/// What is wrong with a command line.
package enum ArgumentsError: Error, Equatable, CustomStringConvertible {
  /// Nothing is wrong: the command line asks for the usage.
  case helpRequested
  /// The program has no option of this name.
  case unknownOption(String)
  /// The option is given twice.
  case repeated(String)
  /// The option needs a value, but none follows.
  case missingValue(String, placeholder: String)
  /// The flag takes no value, but has one.
  case needlessValue(String)
  /// The value isn't valid. `nearest` is a valid value that differs from it only a little.
  case badValue(String, value: String, expected: String, nearest: String? = nil)
  /// A required positional argument is missing.
  case missing(String)
  /// The program doesn't take this positional argument.
  case unexpected(String)

  /// A sentence for the person who typed the command.
  package var description: String {
    switch self {
    case .helpRequested: "--help shows the usage."
    case .unknownOption(let name): "There is no option \(name)."
    case .repeated(let name): "\(name) is given twice. Give it once."
    case .missingValue(let name, let placeholder):
      "\(name) needs a value: \(name) \(placeholder)."
    case .needlessValue(let name): "\(name) takes no value. Write \(name) alone."
    case .badValue(let name, let value, let expected, let nearest):
      "\(name) needs \(expected), not '\(value)'."
        + (nearest.map { " Did you mean '\($0)'?" } ?? "")
    case .missing(let name): "\(name) is missing."
    case .unexpected(let word): "Unexpected argument: '\(word)'."
    }
  }
}
