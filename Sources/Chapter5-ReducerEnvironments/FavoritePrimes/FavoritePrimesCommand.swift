/// What can be typed at the list of favourites.
package enum FavoritePrimesCommand: String, CaseIterable, Sendable {
  case tap, delete, save, load, ok

  /// What comes after the word, such as " N", for a list of commands.
  package var placeholder: String {
    switch self {
    case .tap: " N"
    case .delete: " N …"
    case .save, .load, .ok: ""
    }
  }

  /// What it does, for a list of commands.
  package var explanation: String {
    switch self {
    case .tap: "look up the nth prime, with row N's prime as n"
    case .delete: "delete rows, such as delete 1 3"
    case .save: "save the favourites"
    case .load: "load the saved ones"
    case .ok: "dismiss the alert"
    }
  }

  /// The action that a line means.
  ///
  /// - Parameters:
  ///   - arguments: the words after the command.
  ///   - primes: the favourites that the words refer to by row.
  /// - Throws: `LineError`.
  package func action(
    _ arguments: [Substring], primes: [Int]
  ) throws(LineError) -> FavoritePrimesAction {
    var rows: [Int] = []
    if self == .tap || self == .delete {
      for argument in arguments {
        guard let row = Int(argument), primes.indices.contains(row &- 1) else {
          throw .noRow(argument, count: primes.count)
        }
        rows.append(row - 1)
      }
      guard let first = rows.first else { throw .rowMissing(self) }
      guard self == .delete || rows.count == 1 else { throw .tooMany(self) }
      return self == .delete ? .deleteTapped(rows: Set(rows)) : .primeTapped(primes[first])
    }
    guard arguments.isEmpty else { throw .tooMany(self) }
    return switch self {
    case .save: .saveTapped
    case .load: .loadTapped
    case .tap, .delete, .ok: .alertDismissed
    }
  }

  /// What is wrong with a line.
  package enum LineError: Error, Equatable, CustomStringConvertible {
    /// The word isn't the number of a row.
    case noRow(Substring, count: Int)
    /// The command needs a row.
    case rowMissing(FavoritePrimesCommand)
    /// There are more words than the command takes.
    case tooMany(FavoritePrimesCommand)

    /// What happened, to what, and what to do.
    package var description: String {
      switch self {
      case .noRow(let word, 0): "There is no row \(word): the list is empty."
      case .noRow(let word, 1): "There is no row \(word). The only one is row 1."
      case .noRow(let word, let count):
        "There is no row \(word). The rows are numbered from 1 to \(count)."
      case .rowMissing(.delete): "Which rows? For example: delete 1 3"
      case .rowMissing(let command): "Which row? For example: \(command) 3"
      case .tooMany(.tap): "tap takes one row, such as tap 3."
      case .tooMany(let command): "'\(command)' takes no argument."
      }
    }
  }
}
