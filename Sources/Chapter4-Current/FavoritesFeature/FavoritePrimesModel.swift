import Foundation
import Observation
import Primes

/// The user's favourite primes, in the order they were added.
@MainActor @Observable
package final class FavoritePrimesModel {
  /// The result of the last request.
  package enum Notice: Equatable, Sendable {
    /// The list itself says everything.
    case none
    /// The number can't be a favourite, because it isn't prime.
    case notPrime(Int)
    /// The number is already a favourite.
    case known(Int)
    /// The number to remove isn't a favourite.
    case unknown(Int)
    /// The file client is saving or loading.
    case waiting
    /// How many favourites were saved, and when.
    case saved(Int, Date)
    /// How many favourites were loaded, and how many unsaved ones they replaced.
    case loaded(Int, replaced: Int = 0)
    /// There's no file to load favourites from.
    case nothingSaved
    /// The file client failed, or the file is damaged, for this reason.
    case failure(message: String)
  }

  /// The favourites, each of them once.
  package private(set) var primes: [Int] = []
  /// The favourites that were last saved or loaded.
  private var kept: [Int] = []
  /// Whether the list is the same as what was last saved or loaded.
  package var isSaved: Bool { primes == kept }
  /// The favourites that aren't in what was last saved or loaded. Loading would lose them.
  package var unsaved: [Int] { primes.filter { !kept.contains($0) } }
  /// The result of the last request.
  package private(set) var notice = Notice.none
  /// Whether the last load or save failed.
  @ObservationIgnored package private(set) var hasFailed = false
  /// The last load or save, for callers that wait until it's done.
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

  /// Saves the favourites, replacing those that were saved before.
  package func save() {
    work { [self] world in
      let saved = primes
      try await FavoritesFile.save(saved, to: world.fileClient)
      kept = saved
      notice = .saved(saved.count, world.now())
    }
  }

  /// Loads the saved favourites, replacing those on the list.
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

  /// Does one thing after another, so that a save after a load saves what was loaded.
  ///
  /// The work uses the world that was current at the request, from beginning to end.
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
