import ObjectGraph
import Places
import ShopParts
import TestSupport
import Testing
import VisitStore
import VisitStoreMemory

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.4"))
struct Exercise6_4 {
  private let harbour = ["Bean There", "Early Bird"]
  private let oldTown = ["Slow Drip"]

  @Test("every user gets tips for their own district")
  func knowsTheDistrict() async throws {
    try LearnerSource.load("6.4").requireNothingShared()
    let root = TipsRoot(places: ThreePlaces(), store: InMemoryVisitStore())
    let sessions = [
      TasteSession(account: "Ada", district: "Harbour"),
      TasteSession(account: "Bo", district: "Old Town"),
      TasteSession(account: "Cleo", district: "Lake"),
    ]
    let tips = sessions.map { root.tips(for: $0) }
    var seen: [[String]] = []
    for _ in 1...2 { for tip in tips { seen.append(await tip.told()) } }
    let isOwn = seen == [harbour, oldTown, [], harbour, oldTown, []]
    #expect(
      isOwn,
      """
      Ada looks in the Harbour, Bo in the Old Town, and Cleo at the Lake, where there are no shops. \
      They ask in turn, twice each. They should get \([harbour, oldTown, []].told), twice, \
      but get \(seen.told). Whose district counts, the first user's or the last one's? Each \
      question has to say whose it is.
      """)
    guard isOwn else { return }
    for district in ["Old", ""] {
      let dan = TasteSession(account: "Dan", district: district)
      let part = await root.tips(for: dan).told()
      #expect(
        part.isEmpty,
        """
        Dan looks in a district named "\(district)". The shops are in the Harbour and the Old Town, so \
        he should get nothing, but gets \([part].told). A district is the user's own if it has the same \
        name: a part of a name isn't enough, and neither is an empty one.
        """)
    }
    try await servesAfterTheWindow()
    let drawing = ObjectDrawing(root: root, scope: tips[0]) { $0 is any VisitStoring }
    let lines = drawing.screen(of: [tips[0]]).lines.map(\.text)
    demonstrate(
      "The objects of your app, with the tips for one session:\n"
        + lines.filter { !$0.contains("CallRecorder") }.prefix(8).joined(separator: "\n")
        + "\nNo singleton holds a session.")
  }

  /// When the window has released the session, and its tips are still there.
  private func servesAfterTheWindow() async throws {
    let source = try LearnerSource.load("6.4")
    let unowned = source.lines(mentioning: "unowned").filter { $0.contains("ession") }
    let isOwned = unowned.isEmpty
    try #require(
      isOwned,
      """
      This test reads \(source.path). A session is `unowned` there: \(unowned.quoted). If the tips are \
      asked after the window has released the session, that ends the app. Let the tips hold their \
      session: they don't outlive it.
      """)
    let root = TipsRoot(places: ThreePlaces(), store: InMemoryVisitStore())
    let tips = root.tips(for: TasteSession(account: "Ada", district: "Harbour"))
    for _ in 0..<1_000 { await Task.yield() }
    let seen = await tips.told()
    #expect(
      seen == harbour,
      """
      Ada's window has released her session, but the tips that were made for it are still there, and are \
      asked. They should be \([harbour].told), but are \([seen].told). A session lasts until its tips \
      have released it as well: let them hold it strongly.
      """)
  }

  @Test("shops that the user has rated are left out")
  func leavesOutWhatIsRated() async throws {
    let store = VisitLedger([.of("Bo", to: "bt", rating: 5)])
    let root = TipsRoot(places: ThreePlaces(), store: store)
    let sessions = ["Ada", "Bo"].map { TasteSession(account: $0, district: "Harbour") }
    let tips = sessions.map { root.tips(for: $0) }
    var seen = [await tips[0].told(), await tips[1].told()]
    try await store.save(.of("Ada", to: "eb", rating: 2))
    seen += [await tips[0].told(), await tips[1].told()]
    let wanted = [harbour, ["Early Bird"], ["Bean There"], ["Early Bird"]]
    let isRight = seen == wanted
    #expect(
      isRight,
      """
      Bo has rated Bean There. Ada and Bo ask for tips in the Harbour. Then Ada rates Early Bird, and \
      both ask again. They should get \(wanted.told). They get \(seen.told). \
      For each question, read the ratings of the account that asks.
      """)
    guard isRight else { return }
    let noted = VisitLedger([.of("Ada", to: "eb", rating: nil, note: "Try the cake.")])
    let shops = await TipsRoot(places: ThreePlaces(), store: noted).tips(for: sessions[0]).told()
    let isRecommended = shops == harbour
    #expect(
      isRecommended,
      """
      Ada has written a note on Early Bird, and has not rated it. In the Harbour she should get \
      \([harbour].told), but gets \([shops].told). Only what she has rated is left out: a note \
      doesn't count.
      """)
    withExtendedLifetime(sessions) {}
  }

  @Test("the list is read once for each app, and only when `shops()` is called")
  func readsTheListOnce() async {
    let lists = [ThreePlaces(), ThreePlaces(prefix: "The ")]
    let roots = lists.map { TipsRoot(places: $0, store: VisitLedger()) }
    let sessions = [("Ada", "Old Town"), ("Bo", "Lake")]
      .map { TasteSession(account: $0.0, district: $0.1) }
    let tips = roots.flatMap { root in sessions.map { root.tips(for: $0) } }
    for _ in 0..<1_000 { await Task.yield() }
    let early = lists.map(\.readings.count)
    let isNotRead = early == [0, 0]
    #expect(
      isNotRead,
      """
      Two apps were put together, and tips were made for two sessions in each. `shops()` hasn't \
      been called yet, but the lists have been read: one \(times(early[0])), the other \
      \(times(early[1])). Composing shouldn't do any work: read the list when `shops()` is called.
      """)
    var seen: [[String]] = []
    for tip in tips + tips { seen.append(await tip.told()) }
    let counts = lists.map(\.readings.count)
    let both = [oldTown, [], ["The Slow Drip"], []]
    let isOwn = seen == both + both
    #expect(
      isOwn,
      """
      In two apps with different lists, Ada looks in the Old Town and Bo at the Lake, where there are \
      no shops. Each asks for tips in both apps, and then once more. They should get \(both.told), \
      twice, but get \(seen.told). Keep each app's list in its root.
      """)
    let isOnce = counts == [1, 1]
    #expect(
      isOnce || !isOwn,
      """
      Ada and Bo are signed in to two apps, look in different districts, and each asks for tips twice \
      in both. Each app's list should be read once. One was read \(times(counts[0])), the other \(times(counts[1])). What keeps \
      the list is made once in each root: not for each session, and not for each district.
      """)
    if isOnce, isOwn { await readsAnEmptyListOnce() }
  }

  /// With a list that has no shops.
  private func readsAnEmptyListOnce() async {
    let empty = NoShops()
    let root = TipsRoot(places: empty, store: VisitLedger())
    let session = TasteSession(account: "Ada", district: "Harbour")
    let tips = root.tips(for: session)
    let seen = [await tips.told(), await tips.told()]
    let count = empty.readings.count
    #expect(
      seen == [[], []] && count == 1,
      """
      There are no shops in an app's list. Ada asks for tips twice. She should get nothing, and the list \
      should be read once. She gets \(seen.told), and it was read \(times(count)). An empty list is a \
      list, too: remember that it was read, and not only what was in it.
      """)
    withExtendedLifetime(session) {}
  }

  @Test("when a user's district changes, the tips follow")
  func followsTheSession() async {
    let root = TipsRoot(places: ThreePlaces(), store: VisitLedger())
    let session = TasteSession(account: "Ada", district: "Harbour")
    let tips = root.tips(for: session)
    var seen = [await tips.told()]
    session.district = "Old Town"
    seen.append(await tips.told())
    let isFollowing = seen == [harbour, oldTown]
    #expect(
      isFollowing,
      """
      Ada asks for tips in the Harbour, goes to the Old Town, and asks again. She should get \
      \([harbour, oldTown].told), but gets \(seen.told). Ask the session each time: a district \
      that was copied is soon out of date.
      """)
  }

  @Test("two sessions of one user, in different districts, get different tips")
  func keepsSessionsApart() async {
    let root = TipsRoot(places: ThreePlaces(), store: VisitLedger())
    let sessions = ["Harbour", "Old Town"].map { TasteSession(account: "Ada", district: $0) }
    let tips = sessions.map { root.tips(for: $0) }
    let seen = [await tips[0].told(), await tips[1].told()]
    let isApart = seen == [harbour, oldTown]
    #expect(
      isApart,
      """
      Ada has two windows, one for the Harbour and one for the Old Town. They should show \
      \([harbour, oldTown].told), but show \(seen.told). A name doesn't tell which session it is: \
      keep neither tips nor a session under it, and hand the session over with the question.
      """)
    withExtendedLifetime(sessions) {}
    if isApart { await keepsWaitingSessionsApart() }
  }

  /// When both windows wait for the list.
  private func keepsWaitingSessionsApart() async {
    let gate = Gate()
    let root = TipsRoot(places: ThreePlaces(gate: gate), store: VisitLedger())
    let sessions = ["Harbour", "Old Town"].map { TasteSession(account: "Ada", district: $0) }
    let crowds = sessions.map { session in
      let tips = root.tips(for: session)
      return Crowd(of: 1) { await tips.told() }
    }
    for crowd in crowds { await crowd.isUnderWay() }
    gate.open()
    for crowd in crowds { await crowd.isServed() }
    let seen = crowds.map { $0.answers.calls.first ?? ["no answer"] }
    #expect(
      seen == [harbour, oldTown],
      """
      Ada has two windows, one for the Harbour and one for the Old Town. Both ask for tips while the list \
      is being read. They should show \([harbour, oldTown].told), but show \(seen.told). While one call \
      waits, the other gets in: let neither change what the other uses, nor get its answer, even if both \
      have the same account.
      """)
    withExtendedLifetime(sessions) {}
  }

  @Test("users who wait for the list at the same time get their own tips")
  func keepsWaitingUsersApart() async {
    let gate = Gate()
    let places = ThreePlaces(gate: gate)
    let store = SlowLedger(visits: [.of("Cleo", to: "bt", rating: 3)])
    let root = TipsRoot(places: places, store: store)
    let sessions = [("Ada", "Harbour"), ("Bo", "Old Town"), ("Cleo", "Harbour")]
      .map { TasteSession(account: $0.0, district: $0.1) }
    let crowds = sessions.map { session in
      let tips = root.tips(for: session)
      return Crowd(of: 1) { await tips.told() }
    }
    for crowd in crowds { await crowd.isUnderWay() }
    gate.open()
    for crowd in crowds { await crowd.isServed() }
    let seen = crowds.map { $0.answers.calls.first ?? ["no answer"] }
    let wanted = [harbour, oldTown, ["Early Bird"]]
    let isApart = seen == wanted
    #expect(
      isApart,
      """
      While the list is being read, Ada, Bo and Cleo ask for tips in the Harbour, the Old Town and \
      the Harbour. Cleo has rated Bean There. They should get \(wanted.told), but get \(seen.told). \
      While one call waits at an `await`, another may change what both use: keep no session there.
      """)
    let count = places.readings.count
    #expect(
      count == 1 || !isApart,
      """
      Ada, Bo and Cleo ask for tips at the same time, before the list has been read. It should \
      be read once, but was read \(times(count)). While one waits for the list, others get in: \
      keep the task that reads it, before you wait for it.
      """)
    withExtendedLifetime(sessions) {}
    guard isApart, count == 1 else { return }
    await servesTheOthers()
    await servesTheNext()
  }

  /// When the user who came first doesn't wait any longer.
  private func servesTheOthers() async {
    let gate = Gate()
    let places = AttentivePlaces(places: ThreePlaces(gate: gate))
    let root = TipsRoot(places: places, store: VisitLedger())
    let sessions = [("Ada", "Harbour"), ("Bo", "Old Town")]
      .map { TasteSession(account: $0.0, district: $0.1) }
    let tips = sessions.map { root.tips(for: $0) }
    let ada = Crowd(of: 1) { await tips[0].told() }
    await eventually { places.places.readings.count == 1 }
    let bo = Crowd(of: 1) { await tips[1].told() }
    await bo.isUnderWay()
    ada.giveUp()
    gate.open()
    await bo.isServed()
    let seen = bo.answers.calls.first ?? ["no answer"]
    #expect(
      seen == oldTown,
      """
      Ada asks for tips, and the list is being read. Bo asks as well, in the Old Town, and then Ada's task \
      is cancelled. Bo should get \([oldTown].told), but gets \([seen].told). The reading is for all \
      who wait: give it a task of its own, and don't cancel that one.
      """)
    withExtendedLifetime(sessions) {}
  }

  /// When nobody waits any longer, and another user asks afterwards.
  private func servesTheNext() async {
    let gate = Gate()
    let places = AttentivePlaces(places: ThreePlaces(gate: gate))
    let root = TipsRoot(places: places, store: VisitLedger())
    let sessions = [("Ada", "Harbour"), ("Bo", "Old Town")]
      .map { TasteSession(account: $0.0, district: $0.1) }
    let tips = sessions.map { root.tips(for: $0) }
    let ada = Crowd(of: 1) { await tips[0].told() }
    await eventually { places.places.readings.count == 1 }
    ada.giveUp()
    for _ in 0..<1_000 { await Task.yield() }
    gate.open()
    await ada.isServed()
    let seen = await tips[1].told()
    #expect(
      seen == oldTown,
      """
      Ada asks for tips, and her task is cancelled while the list is being read. Nobody else waits. Then \
      Bo asks, in the Old Town. He should get \([oldTown].told), but gets \([seen].told). The list is for \
      all, also for those who ask later: give its reading a task of its own, and don't cancel that one.
      """)
    withExtendedLifetime(sessions) {}
  }

  @Test("once a session and its tips are released, no part of the session stays in memory")
  func letsSessionsGo() async {
    let root = TipsRoot(places: ThreePlaces(), store: VisitLedger())
    var kept: [String] = []
    for account in ["Ada", "Bo", "Cleo"] {
      let visit = await visit(root, as: account)
      await eventually { visit.session == nil }
      if visit.session != nil { kept.append(account) }
    }
    let isEmpty = kept.isEmpty
    #expect(
      isEmpty,
      """
      Ada, Bo and Cleo signed in one after another, asked for tips, and logged out. This test \
      holds neither their sessions nor the tips that were made for them. The sessions of \(kept.joined(separator: ", ")) are \
      still in memory. What lives longer than a session must not store it, nor anything that does.
      """)
    withExtendedLifetime(root) {}
    guard isEmpty else { return }
    let broken = TipsRoot(places: NoPlaces(), store: VisitLedger())
    let failed = await visit(broken, as: "Ada")
    await eventually { failed.session == nil }
    let isLetGo = failed.session == nil
    #expect(
      isLetGo,
      """
      Ada signed in and asked for tips, but the list couldn't be read. She got an error, and logged \
      out. Her session is still in memory. What is stored while a question is answered, and removed \
      only afterwards, stays there when an error is thrown: don't store the session at all.
      """)
    withExtendedLifetime(broken) {}
  }

  /// Signs in, asks, and leaves nothing behind but what others keep.
  private func visit(_ root: TipsRoot, as account: String) async -> TasteVisit {
    let session = TasteSession(account: account, district: "Harbour")
    let tips = root.tips(for: session)
    _ = await tips.told()
    return TasteVisit(session: session)
  }
}

/// A list that can't be read.
private struct NoPlaces: PlaceRepository {
  func places() async throws -> [Place] { throw CancellationError() }
}

/// A list without shops.
private struct NoShops: PlaceRepository {
  let readings = CallRecorder<Void>()

  func places() -> [Place] {
    readings.record(())
    return []
  }
}

/// A list whose reading fails if its task has been cancelled.
private struct AttentivePlaces: PlaceRepository {
  let places: ThreePlaces

  func places() async throws -> [Place] {
    let list = try await places.places()
    try Task.checkCancellation()
    return list
  }
}

/// A store whose answers take a while, so that others get in meanwhile.
private struct SlowLedger: VisitStoring {
  private let ledger: VisitLedger

  init(visits: [Visit]) {
    ledger = VisitLedger(visits)
  }

  func visits(of account: String) async throws -> [Visit] {
    await Task.yield()
    return try ledger.visits(of: account)
  }

  func update(_ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void) throws {
    try ledger.update(id, change)
  }

  func changes() -> AsyncStream<VisitChange> { ledger.changes() }
}

/// What is left of a visit.
private struct TasteVisit {
  weak var session: TasteSession?
}

extension [[String]] {
  /// The tips of one question after the other.
  fileprivate var told: String {
    map { $0.isEmpty ? "nothing" : "\"\($0.joined(separator: ", "))\"" }
      .joined(separator: ", then ")
  }
}

extension ShopTips {
  /// The names of the shops, or the error instead.
  fileprivate func told() async -> [String] {
    do { return try await shops() } catch { return ["\(error)"] }
  }
}
