import ActivityFeed
import Counter
import Testing

@testable import Chapter5Exercises

extension Exercise5_4 {
  @Test("an action that changes several favourites gets an entry for each")
  func recordsEachChange() {
    let state = play([.primeModal(.addTapped), .primeModal(.removeTapped)], count: 5) {
      state, action, _ in
      state.screen.favoritePrimes = action == .primeModal(.addTapped) ? [2, 3] : [7]
      return []
    }
    #expect(
      state.feed.map(\.change) == [.added(2), .added(3), .removed(2), .removed(3), .added(7)],
      "This reducer added 2 and 3 at once, and then put 7 in their place.")
  }
}
