import ActivityFeed
import Counter
import Testing

@testable import Chapter5Exercises

extension Exercise5_4 {
  @Test("an action that changes several favourites gets an entry for each")
  func recordsEachChange() {
    let state = play([.primeModal(.addTapped), .primeModal(.removeTapped)], count: 5) {
      state, action, _ in
      state.screen.favoritePrimes = action == .primeModal(.addTapped) ? [2, 3] : [5, 7]
      return []
    }
    let changes = state.feed.map(\.change)
    let (first, then) = (changes.prefix(2), changes.dropFirst(2))
    #expect(first == [.added(2), .added(3)], "This reducer added 2 and 3 at once.")
    #expect(
      [.removed(2), .removed(3), .added(5), .added(7)].allSatisfy(then.contains) && then.count == 4,
      "Then it put 5 and 7 in their place: \(Array(then)).")
  }
}
