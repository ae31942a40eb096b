import ComposableArchitecture
import Foundation
import TestSupport
import Testing

@testable import Chapter5Exercises

@Suite(.exercise("5.6"))
struct Exercise5_6 {
  @Test("a coat comes and goes, at the environment's date")
  func datesEntries() {
    let desk = CloakroomDesk()
    desk.play(.hangUp(tag: 7), at: 100)
    desk.play(.hangUp(tag: 11), at: 200)
    desk.play(.handOut(tag: 7), at: 300)
    #expect(
      desk.questions <= 1,
      """
      Each of three actions has one entry. For one of them the environment was asked for the date \
      \(desk.questions) times. Ask once, and use the answer for all.
      """)
    guard desk.questions <= 1 else { return }
    let expected = ["hung up 7 at 100", "hung up 11 at 200", "handed out 7 at 300"]
    #expect(
      desk.lines == expected,
      """
      Coat 7 comes when the environment's clock says 100, coat 11 at 200, and coat 7 goes at 300. \
      The feed should be \(expected), oldest first. It is \(desk.lines). Where the numbers are far \
      too large, they are those of the computer's clock: ask `environment.now()`, at each action.
      """)
  }

  @Test(
    "a group takes its coats",
    arguments: [
      ([0], [7]), ([6], [11]), ([0, 1], [7, 2]), ([0, 2, 5], [7, 17, 5]), ([1, 4], [2, 13]),
      ([3, 4, 5, 6], [3, 13, 5, 11]), ([0, 1, 2, 3, 4, 5, 6], [7, 2, 17, 3, 13, 5, 11]),
    ])
  func recordsGroups(positions: [Int], tags: [Int]) {
    let desk = CloakroomDesk(tags: [7, 2, 17, 3, 13, 5, 11])
    desk.play(.handOutGroup(positions: IndexSet(positions)), at: 500)
    let recorded = desk.state.feed.map(\.event)
    let expected = tags.map { CloakroomEntry.Event.handedOut(tag: $0) }
    #expect(
      recorded == expected,
      """
      On the rail are 7, 2, 17, 3, 13, 5, 11. A group takes those at the positions \(positions), \
      counted from 0. The feed should say that these were handed out, in this order: \(tags). It \
      says: \(recorded.text). \(Self.advice(recorded, expected))
      """)
    guard recorded == expected else { return }
    #expect(
      Set(desk.state.feed.map(\.date)) == [Date(timeIntervalSinceReferenceDate: 500)],
      """
      A group took \(tags.count) coats when the environment's clock said 500. It goes on by a second \
      each time that it is asked. All entries should have the date 500, and the feed is \
      \(desk.lines). Ask once, and use the answer for all.
      """)
  }

  /// What is usually behind a wrong list of coats.
  private static func advice(
    _ recorded: [CloakroomEntry.Event], _ expected: [CloakroomEntry.Event]
  ) -> String {
    if recorded.count == expected.count, expected.allSatisfy(recorded.contains) {
      return """
        These are the right coats, in another order. From left to right means as they hung on the \
        rail, not by their numbers; a set has no order.
        """
    }
    return """
      The positions belong to the rail as it was before the reducer ran; afterwards other coats hang \
      there, or none.
      """
  }

  @Test(
    "no entry where nothing has happened",
    arguments: [
      CloakroomAction.hangUp(tag: 5), .hangUp(tag: 19), .hangUp(tag: 23), .handOut(tag: 23),
      .handOut(tag: 0), .handOutGroup(positions: []), .handOutGroup(positions: [8, 9]),
    ])
  func recordsWhatHappened(action: CloakroomAction) {
    // Eight coats: there is no place for another.
    let desk = CloakroomDesk(tags: [2, 3, 5, 7, 11, 13, 17, 19])
    desk.play(action, at: 100)
    #expect(
      desk.lines.isEmpty,
      """
      On the rail are \(desk.state.tags), and there is no place for a ninth. After \(action) the \
      rail is as before, so the feed should have no entry. It has \(desk.lines). Compare the tags \
      before with the tags after the reducer has run: what hangs there afterwards may have hung \
      there before.
      """)
  }

  @Test("positions where no coat hangs are left out")
  func recordsPartsOfGroups() {
    let desk = CloakroomDesk(tags: [2, 3, 5])
    desk.play(.handOutGroup(positions: [1, 7]), at: 100)
    #expect(
      desk.lines == ["handed out 3 at 100"],
      """
      On the rail are 2, 3, 5. A group takes those at the positions 1 and 7. At 7 hangs no coat, so \
      the feed should only say that 3 was handed out at 100. It says: \(desk.lines).
      """)
  }

  @Test(
    "a reducer that refuses",
    arguments: [
      CloakroomAction.hangUp(tag: 23), .handOut(tag: 3), .handOutGroup(positions: [0, 2]),
    ])
  func believesTheReducer(action: CloakroomAction) {
    let desk = CloakroomDesk(tags: [2, 3, 5]) { _, _, _ in [] }
    desk.play(action, at: 100)
    #expect(
      desk.lines.isEmpty,
      """
      This reducer does nothing at all: the cloakroom is closed. It was asked for \(action). No coat \
      came or went, so the feed should have no entry. It has \(desk.lines). The feed says what has \
      happened, not what was asked for.
      """)
  }

  @Test("a reducer that gives a part")
  func believesTheReducerInPart() {
    let desk = CloakroomDesk(tags: [2, 3, 5, 7]) { state, _, _ in
      state.tags.removeAll { $0 == 5 }
      return []
    }
    desk.play(.handOutGroup(positions: [0, 2, 3]), at: 100)
    #expect(
      desk.lines == ["handed out 5 at 100"],
      """
      A group asks for the coats 2, 5 and 7, and this reducer hands out 5 only. The feed should say \
      that 5 was handed out at 100, and nothing else. It says: \(desk.lines).
      """)
  }

  @Test("stocktaking leaves no entries")
  func recordsNothingElse() {
    let desk = CloakroomDesk(tags: [2, 3, 5])
    desk.play(.stocktakingTapped, at: 100)
    desk.play(.stocktakingDone(tags: [3, 7]), at: 200)
    #expect(
      desk.lines.isEmpty,
      """
      2, 3, 5 are on the rail, and stocktaking finds 3 and 7. Nobody came or went, so the feed \
      should have no entry. It has \(desk.lines). Ask which action it was, and not only what has \
      changed.
      """)
  }

  @Test(
    "the reducer runs once, and its effects are kept",
    arguments: [
      CloakroomAction.hangUp(tag: 23), .hangUp(tag: 2), .handOut(tag: 3), .handOut(tag: 23),
      .handOutGroup(positions: [0, 2]), .handOutGroup(positions: []), .stocktakingTapped,
      .stocktakingDone(tags: [2]),
    ])
  func keepsEverythingElse(action: CloakroomAction) {
    let calls = CallRecorder<CloakroomAction>()
    let desk = CloakroomDesk(tags: [2, 3, 5]) { state, action, environment in
      calls.record(action)
      _ = cloakroomReducer(&state, action, environment)
      return ["first", "second"].map { .fireAndForget {}.cancellable(id: $0) }
    }
    let first = CloakroomEntry(event: .hungUp(tag: 3), date: .distantPast)
    desk.state.feed = [first]
    let ids = desk.play(action, at: 100)
    var alone = Cloakroom(tags: [2, 3, 5])
    _ = cloakroomReducer(&alone, action, desk.environment)
    #expect(
      calls.calls == [action],
      """
      The reducer should be called once, with \(action). It was called \(calls.count) times: \
      \(calls.calls).
      """)
    #expect(
      desk.state.tags == alone.tags,
      "After \(action) the rail should be \(alone.tags), and is \(desk.state.tags).")
    #expect(
      ids == ["first", "second"],
      """
      For \(action) the reducer asked for two effects, "first" and "second". These came through: \
      \(ids). Give back what the reducer gave.
      """)
    #expect(
      desk.state.feed.first == first,
      """
      The feed had an entry before \(action). New entries come after it. Now the feed begins with \
      \(desk.lines.first ?? "nothing").
      """)
  }
}

/// A cloakroom, and the clock that the test sets. The clock goes on by a second when it is asked.
private final class CloakroomDesk {
  typealias Rail = Reducer<Cloakroom, CloakroomAction, CloakroomEnvironment>

  var state: Cloakroom
  /// How often the date was asked for, at the action that asked most.
  private(set) var questions = 0
  private(set) var environment = CloakroomEnvironment(now: Date.init, countCoats: { [] })
  private let reducer: Rail

  init(tags: [Int] = [], rail: @escaping Rail = cloakroomReducer) {
    state = Cloakroom(tags: tags)
    reducer = withFeed(rail)
  }

  /// - Returns: the ids of the effects.
  @discardableResult
  func play(_ action: CloakroomAction, at time: Int) -> [String] {
    let asked = CallRecorder<Void>()
    environment.now = {
      asked.record(())
      return Date(timeIntervalSinceReferenceDate: Double(time + asked.count - 1))
    }
    let effects = reducer(&state, action, environment)
    questions = max(questions, asked.count)
    return effects.map { $0.id ?? "one without a name" }
  }

  /// The feed as sentences show it.
  var lines: [String] {
    state.feed.map { "\([$0.event].text) at \(Int($0.date.timeIntervalSinceReferenceDate))" }
  }
}

extension [CloakroomEntry.Event] {
  fileprivate var text: String {
    guard !isEmpty else { return "nothing" }
    return map { event in
      switch event {
      case .hungUp(let tag): "hung up \(tag)"
      case .handedOut(let tag): "handed out \(tag)"
      }
    }.joined(separator: ", ")
  }
}
