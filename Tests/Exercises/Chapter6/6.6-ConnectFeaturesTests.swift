import Navigation
import Places
import ShopParts
import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.6"), .serialized)
struct Exercise6_6 {
  private let shops: [Place]

  init() async throws {
    shops = try await ThreePlaces().places()
  }

  @Test("the list opens any screen that it's given")
  func opensAnyScreen() async {
    let list = makeShopList(of: shops) { PreviewScreen("Hello from \($0)") }
    let titles = [
      await list.opened(by: "open Early Bird")?.lines.first,
      await list.opened(by: "open Bean There")?.lines.first,
    ]
    #expect(
      titles == ["Hello from eb", "Hello from bt"],
      "This list was made without a root. It opens what the closure makes for a shop's ID.")
  }

  @Test("no screen is made before its shop is opened")
  func makesNothingEarly() async {
    let asked = CallRecorder<Place.ID>()
    let list = makeShopList(of: shops) { shop in
      asked.record(shop)
      return PreviewScreen(shop)
    }
    let lines = await list.shown()
    #expect(lines == ["Bean There", "Slow Drip", "Early Bird"], "The list shows its shops' names.")
    _ = await list.typed("open Nowhere")
    #expect(asked.calls == [], "No shop was opened yet, so no screen is needed.")
    _ = await list.typed("open Early Bird")
    #expect(asked.calls == ["eb"], "One shop was opened, so one screen is needed.")
  }

  @Test("the root's list opens the details, a new screen each time")
  func opensDetails() async {
    let root = root(rating: 4)
    let list = root.list(of: shops)
    let first = await list.opened(by: "open Slow Drip")
    _ = await first?.typed("rate 2")
    let second = await list.opened(by: "open Slow Drip")
    #expect(
      second?.lines == [
        "Slow Drip", "Main Street, Old Town", "Your rating: ★★☆☆☆ 2 of 5", "Your note: none yet",
      ],
      "The rating was changed on the details, and they were opened again.")
    #expect(first !== second, "The shop was opened twice. Make a screen each time, and keep none.")
    withExtendedLifetime(root) {}
  }

  @Test("two apps share nothing")
  func keepsAppsApart() async {
    let roots = [root(rating: 3), root(rating: 5)]
    let lists = roots.map { $0.list(of: shops) }
    let ratings = [
      await lists[0].opened(by: "open Slow Drip")?.rating(of: "Slow Drip"),
      await lists[1].opened(by: "open Slow Drip")?.rating(of: "Slow Drip"),
    ]
    #expect(
      ratings == ["3 of 5", "5 of 5"],
      "Each app has its own store. The closure that a root makes must use that root's.")
    withExtendedLifetime(roots) {}
  }

  @Test("the list still works when its root is gone")
  func outlivesTheRoot() async {
    let list = root(rating: 5).list(of: shops)
    let rating = await list.opened(by: "open Slow Drip")?.rating(of: "Slow Drip")
    #expect(
      rating == "5 of 5",
      "Nothing holds the root any more. The closure must hold what it needs, and not weakly.")
  }

  /// The root of an app in which Ada has rated Slow Drip.
  private func root(rating: Int) -> ShopListRoot {
    ShopListRoot(
      screens: ShopScreens(account: "Ada", places: ThreePlaces(), authenticator: NoDoor()),
      store: VisitLedger([.of("Ada", to: "sd", rating: rating)]))
  }
}
