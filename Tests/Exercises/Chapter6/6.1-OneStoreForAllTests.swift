import Navigation
import ShopParts
import TestSupport
import Testing
import VisitStore
import VisitStoreMemory

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.1"))
struct Exercise6_1 {
  @Test("a rating shows on every screen, with every kind of store")
  func everyScreenFollows() async throws {
    try LearnerSource.load("6.1").requireNothingShared(
      against: "an app makes one store and shares it with no other app")
    for storage in SwapStorage.allCases { await everyScreenFollows(with: storage) }
  }

  private func everyScreenFollows(with storage: SwapStorage) async {
    let root = makeSwapRoot(screens) { storage.make() }
    let early = await SwapScreens((root.map, root.profile, root.details(of: "sd")))
    let before = early.ratings
    let isNew = before.values.allSatisfy { $0 == "4 of 5" }
    #expect(
      isNew,
      """
      An app was made with \(storage), in which Ada has rated Slow Drip 4 of 5. These screens \
      show something else: \(before.filter { $0.value != "4 of 5" }.told). Each of them should have \
      the store that makeStore has made.
      """)
    _ = await root.details(of: "sd").typed("rate 2")
    await eventually { early.following.values.allSatisfy { $0 == "2 of 5" } }
    let late = await SwapScreens((root.map, root.profile, root.details(of: "sd"))).ratings
    let behind =
      early.following.filter { $0.value != "2 of 5" }.map { ("open before: \($0.key)", $0.value) }
      + late.filter { $0.value != "2 of 5" }.map { ("opened afterwards: \($0.key)", $0.value) }
    let isFollowed = behind.isEmpty
    #expect(
      isFollowed,
      """
      Ada opens the details of Slow Drip and types "rate 2". The map, the profile, and the details \
      that the map opens should show 2 of 5. These don't: \(Dictionary(uniqueKeysWithValues: behind).told). \
      All need the store that was changed, with nothing in between that keeps an old answer or \
      its `changes()`. While open, map and profile read it again after each of them.
      """)
    guard isFollowed, isNew, storage == .ledger else { return }
    demonstrate(
      """
      Ada opens the details of Slow Drip, and types: rate 2
        the map          \(early.map.lines.first { $0.contains("Slow Drip") } ?? "")
        the profile      \(early.profile.lines.last ?? "")
      The tests brought a store of their own; the root never named it.
      """)
  }

  @Test("an app makes one store and shares it with no other app")
  func makesOneStore() async {
    let made = CallRecorder<String>()
    let roots = ["north", "south"].map { town in
      makeSwapRoot(screens) {
        made.record(town)
        return InMemoryVisitStore()
      }
    }
    for root in roots + roots {
      _ = await SwapScreens((root.map, root.profile, root.details(of: "sd")))
    }
    let counts = ["north", "south"].map { town in made.calls.count { $0 == town } }
    let isOneEach = counts == [1, 1]
    #expect(
      isOneEach,
      """
      Two apps were made, and all screens of both were opened twice. Each app should have called its \
      makeStore once. It was called \(times(counts[0])) for the first app and \(times(counts[1])) for \
      the second. Call it once, and keep what it makes in the root.
      """)
    _ = await roots[0].details(of: "sd").typed("rate 5")
    var profiles: [String] = []
    for root in roots {
      let profile = root.profile
      await profile.shown()
      profiles.append(profile.rating(of: "Slow Drip"))
    }
    let isApart = profiles == ["5 of 5", "no rating"]
    #expect(
      isApart,
      """
      Slow Drip was given a 5 in the first of two apps. The first one's profile should show 5 of \
      5, and the second one's no rating. They show \(profiles[0]) and \(profiles[1]). Keep the store \
      in the root, and not in a static.
      """)
  }

  @Test("a map still opens its shops after the root has been released")
  func outlivesTheRoot() async throws {
    let source = try LearnerSource.load("6.1")
    let isUnowned = source.mentions("unowned")
    try #require(
      !isUnowned,
      """
      This test reads \(source.path), and finds `unowned`. If a shop is opened when the root is gone, \
      that ends the app. The map isn't kept by the root, so its closure may hold the root, or the store.
      """)
    let ledger = VisitLedger()
    let map = makeSwapRoot(screens) { ledger }.map
    await map.shown()
    let details = await map.opened(by: "open Early Bird")
    _ = await details?.typed("rate 3")
    let updates = ledger.updates.calls
    let isHeard = updates == ["Ada eb"]
    #expect(
      isHeard,
      """
      A root has composed a map, and is then released. Ada opens Early Bird on the map and \
      rates it. The store should get one change, "Ada eb", but gets \(updates). A closure \
      that holds the root weakly finds no root by then. Let it hold the root, or the screens and \
      the store.
      """)
    weak var kept: VisitLedger?
    do {
      let store = VisitLedger()
      kept = store
      let root = makeSwapRoot(screens) { store }
      _ = await SwapScreens((root.map, root.profile, root.details(of: "sd")))
    }
    await eventually { kept == nil }
    let isGone = kept == nil
    #expect(
      isGone,
      """
      An app was made, all its screens were opened, and all of it was released. Its store is still \
      there. If the root keeps a map whose closure holds the root, each keeps the other alive: \
      let the root make a new map each time.
      """)
  }

  @Test("the root names no kind of store")
  func namesNoKindOfStore() throws {
    let source = try LearnerSource.load("6.1")
    let places = ["InMemoryVisitStore", "VisitLedger", "FileVisitStore"]
      .flatMap(source.lines(mentioning:))
    let isUnknown = places.isEmpty
    #expect(
      isUnknown,
      """
      This test reads \(source.path). A kind of store is named there: \(places.quoted). If the visits \
      are kept elsewhere one day, these lines have to change, too. The root needs no \
      more than `any VisitStoring`.
      """)
  }

  private var screens: ShopScreens {
    ShopScreens(account: "Ada", places: ThreePlaces(), authenticator: NoDoor())
  }
}

/// The stores that an app may be made with.
enum SwapStorage: String, CaseIterable, CustomStringConvertible {
  case memory = "a store in memory"
  case ledger = "a kind of store that only the tests know"

  var description: String { rawValue }

  func make() -> any VisitStoring {
    let visits = [Visit.of("Ada", to: "sd", rating: 4), .of("Bob", to: "eb", rating: 1)]
    return switch self {
    case .memory: InMemoryVisitStore(visits)
    case .ledger: VisitLedger(visits)
    }
  }
}

/// One of each of the app's screens, all shown once.
@MainActor
private struct SwapScreens {
  let map: any AppScreen
  let profile: any AppScreen
  let details: any AppScreen
  let opened: (any AppScreen)?

  /// What type a root has is up to the learner; so this takes the screens.
  ///
  /// - Parameter screens: the map, the profile, and the details of Slow Drip.
  init(_ screens: (any AppScreen, any AppScreen, any AppScreen)) async {
    (map, profile, details) = screens
    for screen in [map, profile, details] { await screen.shown() }
    opened = await map.opened(by: "open Slow Drip")
  }

  /// What the screens show of Slow Drip that read it again by themselves when it changes.
  var following: [String: String] {
    ["the map": map.rating(of: "Slow Drip"), "the profile": profile.rating(of: "Slow Drip")]
  }

  /// What all show.
  var ratings: [String: String] {
    following.merging([
      "the details": details.rating(of: "Slow Drip"),
      "the details that the map opens": opened?.rating(of: "Slow Drip") ?? "nothing",
    ]) { $1 }
  }
}

extension [String: String] {
  /// As a sentence tells them, always in the same order.
  fileprivate var told: String {
    sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
  }
}
