import Foundation
import Observation
import Primes

/// The primes that a person likes best, in the order in which they came to like them.
@MainActor @Observable
package final class FavoritePrimesModel {
  /// What has come of the last request.
  package enum Notice: Equatable, Sendable {
    /// All is said by the list itself.
    case none
    /// The number cannot be a favourite.
    case notPrime(Int)
    /// The number is already a favourite.
    case known(Int)
    /// The number is no favourite anyway.
    case unknown(Int)
    /// The file client is at work.
    case waiting
    /// So many favourites were saved, and when.
    case saved(Int, Date)
    /// So many favourites were loaded, and so many that were not saved have gone for them.
    case loaded(Int, replaced: Int = 0)
    /// There is no file to load them from.
    case nothingSaved
    /// The file client has failed, or the file is damaged; and this is why.
    case failure(message: String)
  }

  /// The favourites, each of them once.
  package private(set) var primes: [Int] = []
  /// The favourites as they were saved or loaded last.
  private var kept: [Int] = []
  /// Whether the list is what was saved or loaded last.
  package var isSaved: Bool { primes == kept }
  /// The favourites that were neither saved nor loaded: loading would lose them.
  package var unsaved: [Int] { primes.filter { !kept.contains($0) } }
  /// What has come of the last request.
  package private(set) var notice = Notice.none
  /// Whether the last loading or saving has failed.
  @ObservationIgnored package private(set) var hasFailed = false
  /// The last loading or saving, for those who wait until it is done.
  @ObservationIgnored package private(set) var working: Task<Void, Never>?

  /// A list without favourites. What it depends on is in `Current`.
  package init() {}

  /// Adds a prime at the end of the list.
  package func add(_ number: Int) {
    if !isPrime(number) {
      notice = .notPrime(number)
    } else if primes.contains(number) {
      notice = .known(number)
    } else {
      primes.append(number)
      notice = .none
    }
  }

  /// Removes a prime from the list.
  package func remove(_ number: Int) {
    notice = primes.contains(number) ? .none : .unknown(number)
    primes.removeAll { $0 == number }
  }

  /// Saves the favourites, in the place of those that were saved before.
  package func save() {
    work { [self] world in
      let saved = primes
      try await FavoritesFile.save(saved, to: world.fileClient)
      kept = saved
      notice = .saved(saved.count, world.now())
    }
  }

  /// Loads the favourites, in the place of those on the list.
  package func load() {
    work { [self] world in
      guard let loaded = try await FavoritesFile.load(from: world.fileClient) else {
        notice = .nothingSaved
        return
      }
      notice = .loaded(loaded.count, replaced: unsaved.count { !loaded.contains($0) })
      (primes, kept) = (loaded, loaded)
    }
  }

  /// Does one thing after the other: what is saved after loading is what was loaded.
  ///
  /// The world is that of the moment of the request, from beginning to end.
  private func work(_ body: @escaping (FavoritePrimesEnvironment) async throws -> Void) {
    notice = .waiting
    working = Task { [before = working, world = Current] in
      await before?.value
      do {
        try await body(world)
        hasFailed = false
      } catch {
        hasFailed = true
        notice = .failure(message: "\(error)")
      }
    }
  }
}
