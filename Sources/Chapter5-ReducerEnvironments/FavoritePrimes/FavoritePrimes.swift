import ComposableArchitecture
import FileClient
import Foundation
import PrimeAlert

/// What the list of favourites knows.
package struct FavoritePrimesState: Equatable, Sendable {
  /// What has come of the last work with the file.
  package enum Notice: Equatable, Sendable {
    /// So many favourites were saved.
    case saved(Int)
    /// So many favourites were loaded, and so many that were not saved have gone for them.
    case loaded(Int, replaced: Int = 0)
    /// There is no file to load them from.
    case nothingSaved
    /// The file client has failed, or the file is damaged; and this is why.
    case failure(message: String)
  }

  /// The favourites, each of them once, in the order in which they came.
  package var primes: [Int]
  /// The favourites as they were saved or loaded last; before that, those that the list began with.
  package var saved: [Int]
  /// Whether the file client is at work, so that nobody can ask for more.
  package var isBusy = false
  /// What has come of the last work with the file.
  package var notice: Notice?
  /// What has come of the last question for a prime, until it is dismissed.
  package var alert: PrimeAlert?

  /// - Parameter primes: the favourites, each of them once.
  package init(primes: [Int] = []) {
    (self.primes, saved) = (primes, primes)
  }

  /// Whether the list is what was saved or loaded last.
  package var isSaved: Bool { primes == saved }
  /// The favourites that were neither saved nor loaded: loading would lose them.
  package var unsaved: [Int] { primes.filter { !saved.contains($0) } }
}

/// What can happen to it.
package enum FavoritePrimesAction: Equatable, Sendable {
  /// Those in these rows are deleted, counted from 0 in the list as it is now.
  case deleteTapped(rows: Set<Int>)
  case saveTapped
  /// The list that was saved: the one on the screen may be another one by then.
  case saveResponse(Result<[Int], NoAnswer>)
  case loadTapped
  case loadResponse(Result<[Int]?, NoAnswer>)
  /// A favourite is tapped, to be told the prime at the position that it says.
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
