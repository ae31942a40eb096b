import Primes
import Synchronization
import TestSupport
import Testing

@testable import NthPrimeLive

@Suite("Nth prime, local")
struct NthPrimeTests {
  static let both = [NthPrime.naive, NthPrime.local]

  @Test(
    "both ways find the same primes, counted from 1",
    arguments: both, [(1, 2), (2, 3), (3, 5), (5, 11), (6, 13), (100, 541), (1_000, 7_919)])
  func primes(way: @Sendable (Int) async throws -> Int, pair: (n: Int, prime: Int)) async throws {
    #expect(try await way(pair.n) == pair.prime)
  }

  @Test(
    "and neither knows any before the first", arguments: both,
    [
      (0, NoSuchPrime.tooEarly(0)), (-1, .tooEarly(-1)), (1_000_001, .tooLate(1_000_001)),
      (Int.max, .tooLate(.max)),
    ])
  func noSuchPrime(
    way: @Sendable (Int) async throws -> Int, pair: (n: Int, error: NoSuchPrime)
  ) async {
    await #expect(throws: pair.error) { try await way(pair.n) }
  }

  @Test("only the naive way needs the main actor, and so keeps it busy", .blocking)
  func freeze() async {
    #expect(await answers(NthPrime.local, within: .seconds(120)))
    #expect(await !answers(NthPrime.naive, within: .milliseconds(20)))
  }

  /// Whether an answer comes while another task occupies the main actor.
  ///
  /// `.blocking` gives the request a thread of its own, so it doesn't have to wait for other tests.
  private func answers(
    _ way: @escaping @Sendable (Int) async throws -> Int, within patience: Duration
  ) async -> Bool {
    let isTaken = Gate()
    let isThere = Mutex(false)
    async let asking: Void = {
      await isTaken.pass()
      _ = try? await way(100)
      isThere.withLock { $0 = true }
    }()
    // The wait ends with the answer. It lasts this long only if none comes.
    let came = await MainActor.run {
      isTaken.open()
      let start = ContinuousClock.now
      while !isThere.withLock({ $0 }), ContinuousClock.now - start < patience {}
      return isThere.withLock { $0 }
    }
    await asking
    return came
  }
}
