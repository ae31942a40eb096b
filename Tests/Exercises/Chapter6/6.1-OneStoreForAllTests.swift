import Navigation
import ShopParts
import TestSupport
import Testing
import VisitStoreMemory

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.1"), .serialized)
struct Exercise6_1 {
  private let screens = ShopScreens(
    account: "Ada", places: ThreePlaces(), authenticator: NoDoor())

  @Test("a rating shows on every screen")
  func showsEverywhere() async {
    let root = makeSwapRoot(screens) { InMemoryVisitStore() }
    let (map, profile) = (root.map, root.profile)
    await map.shown()
    await profile.shown()
    _ = await root.details(of: "sd").typed("rate 2")
    let opened = await map.opened(by: "open Slow Drip")
    let ratings = await ratings(on: map, profile, root.details(of: "sd"), opened)
    #expect(
      ratings == ["2 of 5", "2 of 5", "2 of 5", "2 of 5"],
      "The map, the profile, the details, and the details that the map opens share one store.")
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
    _ = await roots[0].details(of: "sd").typed("rate 5")
    let ratings = await ratings(on: roots[0].map, roots[0].profile, roots[1].profile)
    #expect(
      made.calls.sorted() == ["north", "south"],
      "Each app calls its `makeStore` once, and keeps in the root what that has made.")
    #expect(
      ratings == ["5 of 5", "5 of 5", "no rating"],
      "The shop was rated in the first app: its map and profile say so, and no other app's.")
  }

  @Test("the store may be of any kind")
  func takesAnyStore() async {
    let ledger = VisitLedger([.of("Ada", to: "sd", rating: 4)])
    let root = makeSwapRoot(screens) { ledger }
    let map = root.map
    let ratings = await ratings(on: map, root.profile, root.details(of: "sd"))
    #expect(
      ratings == ["4 of 5", "4 of 5", "4 of 5"],
      "The map, the profile and the details need the store that `makeStore` has made.")
    _ = await map.opened(by: "open Early Bird")?.typed("rate 3")
    #expect(
      ledger.updates.calls == ["Ada eb"],
      "The details that the map opens write to the store that `makeStore` has made.")
  }

  /// What these screens show of Slow Drip.
  private func ratings(on screens: (any AppScreen)?...) async -> [String] {
    var ratings: [String] = []
    for screen in screens {
      await screen?.shown()
      ratings.append(screen?.rating(of: "Slow Drip") ?? "no screen")
    }
    return ratings
  }
}
