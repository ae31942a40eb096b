import MapDomain
import Navigation
import ObjectGraph
import TestSupport
import Testing
import VisitStore

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.3"))
struct Exercise6_3 {
  @Test("two apps share nothing")
  func keepsAppsApart() async throws {
    try LearnerSource.load("6.3").requireNothingShared(
      against: "two apps share nothing")
    let roots = [LifetimesRoot(places: ThreePlaces()), LifetimesRoot(places: ThreePlaces())]
    try await roots[1].store.save(.of("Ada", to: "eb", rating: 3))
    var seen: [String] = []
    for root in roots {
      let session = root.beginSession(for: "Ada")
      seen.append(await session.map.ratingOnceShown(of: "Early Bird"))
    }
    // Whether the second app keeps its rating is for the next test to say.
    let isApart = seen[0] == "no rating"
    #expect(
      isApart,
      """
      In the second of two apps Ada gives Early Bird a 3. The first app's map should show no \
      rating, but shows \(seen[0]). Each root keeps its own store: a static is one for all apps.
      """)
  }

  @Test("there's one store for all sessions, as long as the app runs")
  func keepsTheStore() async throws {
    let root = LifetimesRoot(places: ThreePlaces())
    let early = root.beginSession(for: "Ada")
    try await root.store.save(.of("Ada", to: "sd", rating: 4))
    var seen: [String] = []
    for session in [early, root.beginSession(for: "Ada")] {
      seen.append(await session.map.ratingOnceShown(of: "Slow Drip"))
    }
    let isKept = seen == ["4 of 5", "4 of 5"]
    #expect(
      isKept,
      """
      Ada has given Slow Drip a 4, in the store that the root was asked for. Then maps are opened: \
      in a session of hers that had begun before, and in a new one. Both should show 4 of 5. They \
      show \(seen). All of a session's objects need the root's store, and the root makes only one.
      """)
    let next: LifetimesRoot = .init(places: ThreePlaces())
    try await rateInASession(of: next)
    let found = await next.beginSession(for: "Ada").map.ratingOnceShown(of: "Slow Drip")
    let isThere = found == "4 of 5"
    #expect(
      isThere,
      """
      Ada gives Slow Drip a 4, logs out with no other session open, and signs in again. \
      Her map should show 4 of 5, but shows \(found). The store went with the session: the root \
      has to hold it, and not weakly.
      """)
    withExtendedLifetime(next) {}
  }

  /// No map is opened, so nothing is left of the session when this is over.
  private func rateInASession(of root: LifetimesRoot) async throws {
    let session = root.beginSession(for: "Ada")
    try await root.store.save(.of("Ada", to: "sd", rating: 4))
    withExtendedLifetime(session) {}
  }

  @Test("a session keeps one cache, and all of its maps use it")
  func keepsTheCache() async throws {
    let places = ThreePlaces()
    let root = LifetimesRoot(places: places)
    let session = root.beginSession(for: "Ada")
    for _ in 1...3 { await session.map.shown() }
    _ = try await session.markers.markers(in: .copenhagen)
    let count = places.readings.count
    #expect(
      count == 1,
      """
      In one session three maps are opened, one after another, and then the session's markers are \
      asked for the same region. The places should be read once, but were read \(times(count)). \
      The session needs one cache that it keeps, and its maps have to take that one.
      """)
    withExtendedLifetime(root) {}
  }

  @Test("each session has a cache of its own")
  func keepsSessionsApart() async throws {
    let places = ThreePlaces()
    let root = LifetimesRoot(places: places)
    // Ada has three windows: three sessions at the same time.
    let sessions = ["Ada", "Bo", "Ada", "Ada"].map { root.beginSession(for: $0) }
    try await root.store.save(.of("Ada", to: "sd", rating: 4))
    try await root.store.save(.of("Bo", to: "sd", rating: 2))
    var seen: [String] = []
    for _ in 1...2 {
      for session in sessions { seen.append(await session.map.ratingOnceShown(of: "Slow Drip")) }
    }
    let count = places.readings.count
    let isApart =
      seen == ["4 of 5", "2 of 5", "4 of 5", "4 of 5", "4 of 5", "2 of 5", "4 of 5", "4 of 5"]
      && count == 4
    #expect(
      isApart,
      """
      Ada, Bo, and Ada twice more have begun a session, and none is over. Ada has given Slow Drip \
      a 4, and Bo a 2. In each session a map is opened, in turn, and then another: they should \
      show 4, 2, 4 and 4, twice, and the list should be read once for each session, which makes 4. \
      They show \(seen), and the list was read \(times(count)). A cache belongs to its session: not to \
      the root, not to the latest session, and not to an account's name.
      """)
  }

  @Test("there's a new map each time one is asked for")
  func makesMapsAnew() async {
    let root = LifetimesRoot(places: ThreePlaces())
    let session = root.beginSession(for: "Ada")
    let first = session.map
    let middle = await first.shown()
    for _ in 1...4 { _ = await first.typed("w") }
    await first.settle()
    let second = session.map
    let begin = await second.shown()
    let isNew = first !== second && begin == middle && first.lines != middle
    #expect(
      isNew,
      """
      A map was opened, and moved to the north. Then the session was asked for a map again. It should \
      be a new one that begins in the middle of the town. It is \
      \(first === second ? "the same one" : "a new one, which shows \(begin.last ?? "nothing")"). A \
      stored property, even a lazy one, hands out a map that has been used.
      """)
    guard isNew else { return }
    var structs: Set<String> = []
    let drawing = ObjectDrawing(root: root, scope: session) { part in
      if Mirror(reflecting: part).displayStyle == .struct { structs.insert("\(type(of: part))") }
      return part is any VisitStoring
    }
    .screen(of: [session.map]).lines.map(\.text).filter { !$0.contains("CallRecorder") }
    demonstrate(
      "The objects of your app, with one session and one of its maps. Structs are copied: whether\n"
        + "one was kept or made again can't be seen, so they have no lifetime here.\n"
        + drawing.prefix(9).map { plain($0, structs: structs) }.joined(separator: "\n"))
  }

  @Test("once a session or an app is released, no part of it stays in memory")
  func letsGo() async {
    let root = LifetimesRoot(places: ThreePlaces())
    let session = await endedSession(of: root)
    await eventually { session.cache.object == nil && session.map.object == nil }
    let isOver = session.cache.object == nil && session.map.object == nil
    #expect(
      isOver,
      """
      A session is over, and this test holds only the root. Still in memory: \
      \(session.map.object == nil ? "" : session.cache.object == nil ? "its map" : "its map, ")\
      \(session.cache.object == nil ? "" : "its cache"). Look for a property of the root, a list or a \
      dictionary, in which a session, a cache or a map is kept. If there is none, something in the \
      session may hold the session itself, or a task that was started for the session still runs \
      and holds it.
      """)
    withExtendedLifetime(root) {}
    let store = await storeOfAnEndedApp()
    await eventually { store.object == nil }
    let isGone = store.object == nil
    #expect(
      isGone,
      """
      An app is over: this test holds neither its root nor any session. Its store should be \
      gone, too, but is still in memory: held by a static, or by something in the root that holds \
      the root itself.
      """)
  }

  private func endedSession(
    of root: LifetimesRoot
  ) async -> (cache: WeakObject, map: WeakObject) {
    let session = root.beginSession(for: "Ada")
    let map = session.map
    await map.shown()
    return (WeakObject(session.markers as AnyObject), WeakObject(map))
  }

  private func storeOfAnEndedApp() async -> WeakObject {
    let root = LifetimesRoot(places: ThreePlaces())
    await root.beginSession(for: "Ada").map.shown()
    return WeakObject(root.store as AnyObject)
  }
}

/// A line of the drawing, without what it can't know if it is about a struct.
private func plain(_ line: String, structs: Set<String>) -> String {
  let form = /(.*?)(?:the same )?([^ ]+)(?: \((?:singleton|scoped|transient)\))?/
  guard let parts = line.wholeMatch(of: form)?.output, structs.contains(String(parts.2)) else {
    return line
  }
  return "\(parts.1)\(parts.2)"
}

/// Tells whether an object is still there, without holding it.
private struct WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

extension AppScreen {
  /// Shows it, and says what it shows of a shop.
  fileprivate func ratingOnceShown(of shop: String) async -> String {
    await shown()
    return rating(of: shop)
  }
}
