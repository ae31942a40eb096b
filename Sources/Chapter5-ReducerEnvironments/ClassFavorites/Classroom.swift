import Foundation

// A classroom with a desk and a board, given in exercise 5.5.

/// What the board with the class's favourites knows.
package struct BoardState: Equatable, Sendable {
  /// The favourites, in the order in which they came.
  package var favorites: [Int]
  /// The last answer about one of them.
  package var note: PrimeNote?

  /// - Parameter favorites: the favourites, in the order in which they came.
  package init(favorites: [Int] = []) {
    self.favorites = favorites
  }
}

/// The desk and the board.
package struct ClassroomState: Equatable, Sendable {
  /// The counter on the desk.
  package var desk: DeskState
  /// The board with the favourites.
  package var board: BoardState

  /// - Parameters:
  ///   - desk: the counter on the desk.
  ///   - board: the board with the favourites.
  package init(desk: DeskState = DeskState(), board: BoardState = BoardState()) {
    (self.desk, self.board) = (desk, board)
  }
}

/// All that the classroom depends on.
package struct ClassroomEnvironment: Sendable {
  /// Asks the school's service for the prime at a position. Each question costs.
  package var nthPrime: @Sendable (Int) async -> Int?
  /// Keeps the favourites for the next lesson.
  package var save: @Sendable ([Int]) async -> Void
  /// Rings the school's bell.
  package var ring: @Sendable () async -> Void
  /// The date and the time.
  package var date: @Sendable () -> Date

  /// - Parameters:
  ///   - nthPrime: asks the school's service for the prime at a position.
  ///   - save: keeps the favourites for the next lesson.
  ///   - ring: rings the school's bell.
  ///   - date: the date and the time.
  package init(
    nthPrime: @escaping @Sendable (Int) async -> Int?,
    save: @escaping @Sendable ([Int]) async -> Void,
    ring: @escaping @Sendable () async -> Void, date: @escaping @Sendable () -> Date
  ) {
    (self.nthPrime, self.save, self.ring, self.date) = (nthPrime, save, ring, date)
  }
}

/// The school's service. Only a main program talks to it, and makes one of these.
package struct PrimeService: Sendable {
  /// A line to the service.
  package init() {}

  /// The prime at a position, counted from 1; nil where the service has no answer.
  package func nthPrime(_ n: Int) async -> Int? {
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    return primes.indices.contains(n - 1) ? primes[n - 1] : nil
  }
}
