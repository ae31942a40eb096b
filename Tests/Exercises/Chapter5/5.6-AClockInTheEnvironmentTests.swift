import ClassFavorites
import SmallArchitecture
import Foundation
import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite(.exercise("5.6"))
struct Exercise5_6 {
  @Test(
    "what was added or removed has an entry at the end of the feed, with the environment's date")
  func datesEntries() {
    let list = DatedFavorites()
    list.play(.addTapped(7), at: 100)
    list.play(.addTapped(11), at: 200)
    list.play(.removeTapped(7), at: 300)
    list.play(.addTapped(7), at: 400)
    let lines = list.lines
    let expected = ["added 7 at 100", "added 11 at 200", "removed 7 at 300", "added 7 at 400"]
    let areThere = lines.count == 4 && Set(lines) == Set(expected)
    let areInOrder = lines == expected
    #expect(
      areThere,
      """
      7 is added when the environment's clock says 100, 11 is added at 200, 7 is removed at 300, and \
      added again at 400. The feed should be \(expected). It is \(lines). If the numbers are far too \
      large, they are those of the computer's clock: ask `environment.date()`, at each action.
      """)
    #expect(
      areInOrder || !areThere,
      """
      7 is added at 100, 11 is added at 200, 7 is removed at 300, and added again at 400. The feed \
      should be \(expected). It is \(lines). New entries come at the end.
      """)
    let dates = list.state.feed.map(\.date.timeIntervalSinceReferenceDate)
    #expect(
      dates == [100.25, 200.25, 300.25, 400.25] || !areInOrder,
      """
      The environment's clock said 100.25, 200.25, 300.25 and 400.25. The entries should have these \
      dates. They have \(dates). Don't round a date.
      """)
    guard areInOrder else { return }
    list.play(.addTapped(13), at: 50)
    list.play(.addTapped(19), at: -1_000_000_000)
    let isLast =
      list.lines == expected + ["added 13 at 50", "added 19 at -1000000000"]
    #expect(
      isLast,
      """
      The feed was \(expected). Then the clock was put back, and 13 is added at 50. It was put back \
      again, to the year 1969, and 19 is added at -1000000000. The feed should have two more entries at \
      its end, "added 13 at 50" and "added 19 at -1000000000". It is \(list.lines). Add new entries at \
      the end, with the clock's date, whatever it is, and leave the others where they are.
      """)
    let old = (1...1_000).map { FeedEntry(.added($0), date: .distantPast) }
    list.state.feed = old
    list.play(.addTapped(17), at: 60)
    let isWhole = list.state.feed.count == 1_001 && Array(list.state.feed.prefix(1_000)) == old
    #expect(
      isWhole || !isLast,
      """
      The feed had 1000 entries, and 17 was added. There should be 1001 entries, the old ones first. \
      There are \(list.state.feed.count). Add to the feed, and remove nothing from it.
      """)
  }

  @Test("the entries for deleted favourites are in the order of the list")
  func recordsDeletions() {
    // Few in a set may happen to come out backwards or by size, which is another mistake.
    for (positions, primes) in [
      ([0], [7]), ([6], [11]), ([0, 1, 2, 3, 4, 5, 6], [7, 2, 17, 3, 13, 5, 11]),
      ([0, 2, 5], [7, 17, 5]), ([0, 1], [7, 2]), ([1, 4], [2, 13]),
      ([3, 4, 5, 6], [3, 13, 5, 11]), ([1, 7], [2]),
    ] {
      let list = DatedFavorites([7, 2, 17, 3, 13, 5, 11])
      list.play(.deleteTapped(positions: IndexSet(positions)), at: 500)
      let recorded = list.state.feed.map(\.change)
      let isRight = recorded == primes.map { .removed($0) }
      #expect(
        isRight,
        """
        The favourites are 7, 2, 17, 3, 13, 5, 11. Those at the positions \(positions) are deleted, \
        counted from 0. The feed should say that these were removed, in this order: \(primes). It \
        says: \(recorded.map(text)). \(Self.advice(recorded, primes))
        """)
      guard isRight else { return }
    }
  }

  /// What is usually behind a wrong list of primes.
  private static func advice(_ recorded: [FeedEntry.Change], _ primes: [Int]) -> String {
    if recorded.count == primes.count, primes.allSatisfy({ recorded.contains(.removed($0)) }) {
      let isBySize = recorded == primes.sorted().map { .removed($0) }
      let isBackwards = recorded == primes.reversed().map { .removed($0) }
      return "These are the right ones, in a different order. "
        + (isBackwards
          ? "Record them from left to right, not from right to left."
          : isBySize
            ? "Their order in the list counts, not their size."
            : "Their order in the list counts; a set has no order.")
    }
    return """
      The positions belong to the list as it was before the reducer ran. Afterwards other favourites \
      are there, or none.
      """
  }

  @Test("all entries of an action have one date, which was asked for once")
  func asksOnce() {
    let list = DatedFavorites([7, 2, 17])
    list.play(.deleteTapped(positions: [0, 1, 2]), at: 500, secondsPerQuestion: 1)
    let (questions, dates) = (list.questions, Set(list.times))
    let isRight = questions == 1 && dates == [500]
    #expect(
      isRight,
      """
      Three favourites are deleted when the environment's clock says 500. It advances by a second \
      each time that it's asked. It should be asked once, and all entries have the date 500. It was \
      asked \(questions) times, and the dates are \(dates.sorted()). Ask once, and use the answer \
      for all.
      """)
  }

  @Test("there is no new entry where nothing has changed")
  func recordsWhatHappened() {
    for action in [
      FavoritesAction.addTapped(5), .addTapped(19), .addTapped(23), .removeTapped(23),
      .removeTapped(0), .deleteTapped(positions: []), .deleteTapped(positions: [8, 9]),
    ] {
      // There's no room for a ninth one.
      let list = DatedFavorites([2, 3, 5, 7, 11, 13, 17, 19])
      list.play(action, at: 100)
      #expect(
        list.lines.isEmpty,
        """
        The favourites are \(list.state.primes), and there's no room for a ninth. \
        After \(plain(action)) they are the same, so the feed should have no entry. It has \
        \(list.lines). Compare the primes before with those after the reducer has run: what is there \
        afterwards may have been there before.
        """)
      guard list.lines.isEmpty else { return }
    }
  }

  @Test("the feed says what a reducer has done, not what was asked for")
  func believesTheReducer() {
    for action in [
      FavoritesAction.addTapped(23), .removeTapped(3), .deleteTapped(positions: [0, 2]),
    ] {
      let list = DatedFavorites([2, 3, 5]) { _, _, _ in [] }
      list.play(action, at: 100)
      #expect(
        list.lines.isEmpty,
        """
        This reducer does nothing at all: the list is locked. It got \(plain(action)). Nothing was \
        added or removed, so the feed should have no entry. It has \(list.lines). The feed says what \
        has happened, not what was asked for.
        """)
      guard list.lines.isEmpty else { return }
    }
    let partly = DatedFavorites([2, 3, 5, 7]) { state, _, _ in
      state.primes.removeAll { $0 == 5 }
      return []
    }
    partly.play(.deleteTapped(positions: [0, 2, 3]), at: 100)
    #expect(
      partly.lines == ["removed 5 at 100"],
      """
      2, 5 and 7 are to be deleted, and this reducer deletes 5 only. The feed should be ["removed 5 \
      at 100"]. It is \(partly.lines).
      """)
    let atTheFront = DatedFavorites([7, 3]) { state, _, _ in
      state.primes.insert(5, at: 0)
      return []
    }
    atTheFront.play(.addTapped(5), at: 100)
    #expect(
      atTheFront.lines == ["added 5 at 100"],
      """
      This reducer inserts at the front. The favourites are 7 and 3, and 5 is added. The feed should \
      be ["added 5 at 100"]. It is \(atTheFront.lines). Compare what was in the list with what is in \
      it, wherever that is.
      """)
    let another = DatedFavorites([2, 3]) { state, _, _ in
      state.primes.append(11)
      return []
    }
    another.play(.addTapped(8), at: 100)
    #expect(
      another.lines == ["added 11 at 100"],
      """
      This reducer adds the next prime: 8 is to be added, and it adds 11. The feed should be ["added \
      11 at 100"]. It is \(another.lines). The list says what was added; the action says only what \
      was asked for.
      """)
    guard partly.lines.count == 1, atTheFront.lines.count == 1, another.lines.count == 1
    else { return }
    recordsExchanges()
  }

  /// With reducers that both add and remove, whatever they are asked.
  private func recordsExchanges() {
    for action in [
      FavoritesAction.addTapped(5), .removeTapped(2), .deleteTapped(positions: [0]),
    ] {
      let list = DatedFavorites([2, 3]) { state, _, _ in
        state.primes = [3, 5]
        return []
      }
      list.play(action, at: 100, secondsPerQuestion: 1)
      let areThere = Set(list.state.feed.map { text($0.change) }) == ["added 5", "removed 2"]
      #expect(
        areThere && list.lines.count == 2,
        """
        \(action == .addTapped(5) ? "This reducer makes room for a new favourite" : "This reducer fills the gap"): \
        the favourites are 2 and 3, and after \(plain(action)) they are 3 and 5. The feed should say \
        that 5 was added and 2 was removed, in any order. It is \(list.lines). Any of these actions \
        may add and remove, and leave as many as before: compare both ways for each of them.
        """)
      #expect(
        list.questions == 1 || !areThere,
        """
        After \(plain(action)) a favourite was added and another one removed. The date was asked for \
        \(list.questions) times, and the feed is \(list.lines). Ask once, for both.
        """)
      guard areThere, list.lines.count == 2, list.questions == 1 else { return }
    }
    let full = [2, 3, 5, 7, 11, 13, 17, 19]
    let crowded = DatedFavorites(full) { state, _, _ in
      state.primes = full.dropFirst() + [23]
      return []
    }
    crowded.play(.addTapped(23), at: 100)
    let exchanged = Set(crowded.state.feed.map { text($0.change) })
    #expect(
      exchanged == ["added 23", "removed 2"],
      """
      The list is full. This reducer makes room for 23: it removes 2. The feed should say that 23 was \
      added and 2 was removed, in any order. It is \(crowded.lines). Don't count: compare the list before \
      and after.
      """)
    for action in [
      FavoritesAction.addTapped(7), .removeTapped(2), .deleteTapped(positions: [0]),
    ] {
      let list = DatedFavorites([2, 3, 5]) { state, _, _ in
        state.primes = [5, 7, 11]
        return []
      }
      list.play(action, at: 100)
      let changes = list.state.feed.map { text($0.change) }
      #expect(
        changes.sorted() == ["added 11", "added 7", "removed 2", "removed 3"],
        """
        This reducer exchanges two at a time: the favourites are 2, 3 and 5, and after \(plain(action)) \
        they are 5, 7 and 11. The feed should say that 2 and 3 were removed, and 7 and 11 added. It \
        is \(list.lines). However many an action adds or removes, each has an entry.
        """)
      guard changes.count == 4 else { return }
    }
  }

  @Test("loading adds no entries, whatever it loads")
  func recordsNoLoading() {
    let list = DatedFavorites([2, 3, 5])
    list.play(.loadTapped, at: 100)
    list.play(.loadResponse([3, 7]), at: 200)
    list.play(.loadResponse([]), at: 250)
    #expect(
      list.lines.isEmpty,
      """
      The favourites are 2, 3, 5. A file with 3 and 7 is loaded, and then an empty one. Loading doesn't count as a \
      change, so the feed should have no entry. It has \(list.lines). Let the action alone decide: \
      a loading action adds no entry, whatever is in the list before and afterwards.
      """)
    let atOnce = DatedFavorites([2, 3]) { state, _, _ in
      state.primes = [3, 7]
      return []
    }
    atOnce.play(.loadTapped, at: 300)
    #expect(
      atOnce.lines.isEmpty,
      """
      This reducer loads at the tap, and turns 2, 3 into 3, 7. Loading doesn't count as a \
      change, so the feed should have no entry. It has \(atOnce.lines).
      """)
    demonstrateInAStore()
  }

  @Test("the reducer runs once, and its effects come back")
  func keepsEverythingElse() {
    for action in [
      FavoritesAction.addTapped(23), .addTapped(2), .removeTapped(3), .removeTapped(23),
      .deleteTapped(positions: [0, 2]), .deleteTapped(positions: []), .loadTapped,
      .loadResponse([2]),
    ] {
      let calls = CallRecorder<FavoritesAction>()
      let list = DatedFavorites([2, 3, 5]) { state, action, environment in
        calls.record(action)
        _ = favoritesReducer(state: &state, action: action, environment: environment)
        return ["first", "second"].map { .fireAndForget {}.cancellable(id: $0) }
      }
      let first = FeedEntry(.added(3), date: .distantPast)
      list.state.feed = [first]
      let ids = list.play(action, at: 100)
      var alone = FavoritesState(primes: [2, 3, 5])
      _ = favoritesReducer(state: &alone, action: action, environment: list.environment)
      let isCalledOnce = calls.calls == [action]
      #expect(
        isCalledOnce,
        """
        The reducer should be called once, with \(plain(action)). It was called with \
        \(plain(calls.calls)).
        """)
      let isRight = list.state.primes == alone.primes && list.state.feed.first == first
      #expect(
        isRight || !isCalledOnce,
        """
        The feed had an entry; \(plain(action)) came. The favourites should be \(alone.primes). \
        They are \(list.state.primes). The feed should begin with the old entry, and new ones come \
        after it. It is \(list.lines).
        """)
      #expect(
        ids == ["first", "second"],
        """
        For \(plain(action)) the reducer returned two effects, "first" and "second". These came \
        back: \(ids). Return what the reducer returned.
        """)
      guard isCalledOnce, isRight, ids == ["first", "second"] else { return }
    }
  }

  @Test("a `switch` without a `default` decides, so that the compiler asks about new actions")
  func isExhaustive() throws {
    let source = try LearnerSource.load("5.6")
    // A switch over something else may have a default.
    let switches = source.switches.filter { one in
      [". addTapped", ". removeTapped", ". deleteTapped", ". loadTapped", ". loadResponse"]
        .contains(where: one.mentions)
    }
    let defaults = switches.flatMap { one in
      one.lines(mentioning: "default").filter { $0.contains(/^(@unknown )?default *:/) }
        + one.lines(mentioning: "case").filter { $0.contains(/^case (let )?\w+ *:|^case _/) }
    }
    let others = ["if case", "guard case"].flatMap(source.lines(mentioning:))
      .filter { $0.contains("Tapped") || $0.contains("loadResponse") }
    #expect(
      others.isEmpty,
      """
      This test reads \(source.path). These lines ask which action it is, outside of an exhaustive \
      `switch`: \(others.quoted). When an action is added, the compiler doesn't ask about it there. \
      Let one `switch` without a `default` decide for all actions.
      """)
    #expect(
      defaults.isEmpty && !switches.isEmpty,
      """
      This test reads \(source.path). There should be a `switch` over the actions that names all of \
      them. \(defaults.isEmpty ? "There is none." : "This one doesn't: \(defaults.quoted).") With a \
      `default`, or a case for all the rest, the compiler says nothing when an action is added. \
      Without one it asks what the feed should say about it.
      """)
  }

  /// Shows a feed.
  private func demonstrateInAStore() {
    let list = DatedFavorites([2, 3, 5])
    list.play(.addTapped(7), at: 10)
    list.play(.addTapped(7), at: 20)
    list.play(.deleteTapped(positions: [0, 2]), at: 30)
    list.play(.loadResponse([11, 13]), at: 40)
    demonstrate(
      "The feed of your reducer, in seconds. 7 was added at 10 and again at 20,\n"
        + "two rows were deleted at 30, and a file was loaded at 40:\n"
        + list.lines.joined(separator: "\n"))
  }
}
