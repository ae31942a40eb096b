import SmallArchitecture
import FileClient
import Foundation
import PrimeAlert

/// The state of the list of favourites.
package struct FavoritePrimesState: Equatable, Sendable {
  /// The result of the last save or load.
  package enum Notice: Equatable, Sendable {
    /// How many favourites were saved.
    case saved(Int)
    /// How many favourites were loaded, and how many unsaved ones they replaced.
    case loaded(Int, replaced: Int = 0)
    /// There's no file to load favourites from.
    case nothingSaved
    /// The file client failed, or the file is damaged, for this reason.
    case failure(message: String)
  }

  /// The favourites without duplicates, in the order they were added.
  package var primes: [Int]
  /// The favourites that were last saved or loaded; before that, those that the list began with.
  package var saved: [Int]
  /// Whether the file client is saving or loading. Until it's done, nobody can ask it again.
  package var isBusy = false
  /// The result of the last save or load.
  package var notice: Notice?
  /// The answer to the last request for a prime, until it's dismissed.
  package var alert: PrimeAlert?

  /// - Parameter primes: the favourites, without duplicates.
  package init(primes: [Int] = []) {
    (self.primes, saved) = (primes, primes)
  }

  /// Whether the list is the same as what was last saved or loaded.
  package var isSaved: Bool { primes == saved }
  /// The favourites that aren't in what was last saved or loaded. Loading would lose them.
  package var unsaved: [Int] { primes.filter { !saved.contains($0) } }
}

/// What can happen to it.
package enum FavoritePrimesAction: Equatable, Sendable {
  /// The favourites in these rows are deleted. Rows count from 0 in the current list.
  case deleteTapped(rows: Set<Int>)
  case saveTapped
  /// The list that was saved. The one on the screen may have changed by then.
  case saveResponse(Result<[Int], NoAnswer>)
  case loadTapped
  case loadResponse(Result<[Int]?, NoAnswer>)
  /// A favourite is tapped to look up the prime at that position.
  case primeTapped(Int)
  case nthPrimeResponse(n: Int, Result<Int, NoAnswer>)
  case alertDismissed
}

// snippet.favorite-environment
/// Everything that the list of favourites depends on.
package struct FavoritePrimesEnvironment: Sendable {
  /// Stores them.
  package var fileClient: FileClient
  /// The prime at a position, counted from 1.
  package var nthPrime: @Sendable (Int) async throws -> Int
  /// How the user writes numbers.
  package var locale: Locale
  // snippet.hide

  /// - Parameters:
  ///   - fileClient: where they are kept.
  ///   - nthPrime: the prime at a position, counted from 1.
  ///   - locale: how the user writes numbers.
  package init(
    fileClient: FileClient, nthPrime: @escaping @Sendable (Int) async throws -> Int,
    locale: Locale
  ) {
    (self.fileClient, self.nthPrime, self.locale) = (fileClient, nthPrime, locale)
  }
  // snippet.show
}
// snippet.end
