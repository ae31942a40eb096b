import Foundation

// A classroom with a desk and a board, for exercise 5.5.

/// The state of the board with the class's favourites.
package struct BoardState: Equatable, Sendable {
  /// The favourites, in the order they were added.
  package var favorites: [Int]
  /// The last answer about one of the favourites.
  package var note: PrimeNote?

  /// - Parameter favorites: the favourites, in the order they were added.
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

/// Everything the classroom depends on.
package struct ClassroomEnvironment: Sendable {
  /// Asks the school's service for the prime at a position. Each request costs money.
  package var nthPrime: @Sendable (Int) async -> Int?
  /// Saves the favourites for the next lesson.
  package var save: @Sendable ([Int]) async -> Void
  /// Rings the school's bell.
  package var ring: @Sendable () async -> Void
  /// The date and the time.
  package var date: @Sendable () -> Date

  /// - Parameters:
  ///   - nthPrime: asks the school's service for the prime at a position.
  ///   - save: saves the favourites for the next lesson.
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

/// The school's service. Only the main program makes one and talks to it.
package struct PrimeService: Sendable {
  /// Connects to the service.
  package init() {}

  /// The prime at a position, counted from 1; nil if the service has no answer.
  package func nthPrime(_ n: Int) async -> Int? {
    let primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    return primes.indices.contains(n - 1) ? primes[n - 1] : nil
  }
}
