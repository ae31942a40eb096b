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
    case .tap: "which prime is at the position that N says?"
    case .delete: "delete some: delete 1 3"
    case .save: "save the favourites"
    case .load: "load those that were saved"
    case .ok: "dismiss the alert"
    }
  }

  /// The action that a line means.
  ///
  /// - Parameters:
  ///   - arguments: the words after the command.
  ///   - primes: the favourites, whose positions the words are.
  /// - Throws: `LineError`.
  package func action(
    _ arguments: [Substring], primes: [Int]
  ) throws(LineError) -> FavoritePrimesAction {
    var positions: [Int] = []
    if self == .tap || self == .delete {
      for argument in arguments {
        guard let position = Int(argument), primes.indices.contains(position &- 1) else {
          throw .noFavorite(argument, count: primes.count)
        }
        positions.append(position - 1)
      }
      guard let first = positions.first else { throw .positionMissing(self) }
      guard self == .delete || positions.count == 1 else { throw .tooMany(self) }
      return self == .delete
        ? .deleteTapped(positions: Set(positions)) : .primeTapped(primes[first])
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
    /// The word is not the position of a favourite.
    case noFavorite(Substring, count: Int)
    /// The command needs a position.
    case positionMissing(FavoritePrimesCommand)
    /// There are more words than the command takes.
    case tooMany(FavoritePrimesCommand)

    /// What happened, to what, and what to do.
    package var description: String {
      switch self {
      case .noFavorite(let word, 0): "There is no favourite \(word): the list is empty."
      case .noFavorite(let word, 1): "There is no favourite \(word). There is one: say 1."
      case .noFavorite(let word, let count):
        "There is no favourite \(word). They are counted from 1 to \(count)."
      case .positionMissing(.delete): "Say which: delete 1 3."
      case .positionMissing(let command): "Say which: \(command) 3."
      case .tooMany(.tap): "tap takes one position: tap 3."
      case .tooMany(let command): "\(command) stands alone."
      }
    }
  }
}
