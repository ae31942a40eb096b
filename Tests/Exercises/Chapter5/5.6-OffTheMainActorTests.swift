import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.6"), .serialized)
struct Exercise5_6 {
  @Test(
    "each position has its prime",
    arguments: zip([1, 2, 3, 4, 5, 1_000], [2, 3, 5, 7, 11, 7_919]))
  func findsPrimes(position: Int, prime: Int) async throws {
    let found = try await WatchedSearch().prime(at: position)
    #expect(found == prime, "It's the prime at position \(position), counted from 1.")
  }

  @Test("no number is tried on the main actor", arguments: [1, 10])
  func freezesNothing(position: Int) async throws {
    let search = WatchedSearch()
    _ = try await search.prime(at: position)
    #expect(
      search.triedOnTheMainActor == [],
      "The screen asks, and is frozen while these are tried. Leave the main actor to do that.")
  }

  @Test(
    "a cancelled search throws `CancellationError`, even if it's cancelled before it begins",
    arguments: [(0, 10), (0, 1_000), (1_000, 200_000)])
  func endsWhenCancelled(trial: Int, position: Int) async {
    let search = WatchedSearch(cancelledAtTrial: trial)
    await #expect(
      throws: CancellationError.self,
      """
      Its task was cancelled. Ask in the loop, from the first number on, and throw the error. A \
      task that you start asks only about itself.
      """
    ) { try await search.prime(at: position) }
  }

  @Test("soon after that no number is tried any more, even where primes are rare")
  func leavesNothingRunning() async {
    let search = WatchedSearch(cancelledAtTrial: 1_000)
    _ = try? await search.prime(at: 200_000)
    await search.ended()
    #expect(
      !search.isOverdue,
      """
      A million more numbers were tried, none of them prime. Ask by the numbers that are tried, \
      and if you started a task, cancel it, too.
      """)
  }
}
