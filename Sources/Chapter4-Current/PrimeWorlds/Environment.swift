import Foundation
import Primes

/// A prime that was drawn.
package struct LuckyPrime: Equatable, Sendable {
  /// The position that was drawn, from 1.
  package let position: Int
  /// The prime at that position.
  package let prime: Int
  /// When it was drawn.
  package let date: Date

  /// - Parameters:
  ///   - position: the position that was drawn, from 1.
  ///   - prime: the prime at that position.
  ///   - date: when it was drawn.
  package init(position: Int, prime: Int, date: Date) {
    self.position = position
    self.prime = prime
    self.date = date
  }
}

/// Everything the lucky draw depends on.
package struct LuckyDrawEnvironment: Sendable {
  /// Whether it's `live`, or began as a copy of it.
  package private(set) var isLive = false
  /// The date and the time.
  package var now: @Sendable () -> Date
  /// A position that nobody can guess, from 1.
  package var drawPosition: @Sendable () -> Int
  /// The prime at a position.
  package var nthPrime: @Sendable (_ position: Int) throws -> Int
  /// Writes the result down.
  package var save: @Sendable (_ lucky: LuckyPrime) throws -> Void
  /// Reports an event to the marketing department's statistics.
  package var track: @Sendable (_ event: String) -> Void

  /// An environment with these five endpoints.
  ///
  /// - Parameters:
  ///   - now: the date and the time.
  ///   - drawPosition: a position that nobody can guess, from 1.
  ///   - nthPrime: the prime at a position.
  ///   - save: writes the result down.
  ///   - track: reports an event to the statistics.
  package init(
    now: @escaping @Sendable () -> Date,
    drawPosition: @escaping @Sendable () -> Int,
    nthPrime: @escaping @Sendable (_ position: Int) throws -> Int,
    save: @escaping @Sendable (_ lucky: LuckyPrime) throws -> Void,
    track: @escaping @Sendable (_ event: String) -> Void
  ) {
    self.now = now
    self.drawPosition = drawPosition
    self.nthPrime = nthPrime
    self.save = save
    self.track = track
  }
}

extension LuckyDrawEnvironment {
  /// The world as it is.
  package static let live: LuckyDrawEnvironment = {
    var live = LuckyDrawEnvironment(
      now: {
        Outside.touch("the clock")
        return Date()
      },
      drawPosition: {
        Outside.touch("the random numbers")
        return Int.random(in: 1...1_000)
      },
      nthPrime: { position in
        Outside.touch("the server")
        return try sievedPrime(at: position)
      },
      save: { _ in Outside.touch("the file") },
      track: { _ in Outside.touch("the statistics") })
    live.isLive = true
    return live
  }()
}
