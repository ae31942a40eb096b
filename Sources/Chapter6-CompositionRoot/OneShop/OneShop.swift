import DetailsData
import DetailsDomain
import DetailsUI
import Foundation
import Navigation
import Places
import PlacesBundled
import TerminalUI
import VisitStore
import VisitStoreMemory

// snippet.one-shop
/// Makes every object of this app.
@MainActor
struct SmallRoot {
  private let store: any VisitStoring = InMemoryVisitStore()
  private let places: any PlaceRepository = BundledPlaces()

  private var service: any DetailsService {
    StoredDetailsService(store: store, account: "you", places: places, now: { Date() })
  }

  func details(of shop: ShopDetails.ID) -> DetailsScreen {
    DetailsScreen(shop: shop, service: service, observer: NoObserver())
  }
}

/// An app with one screen.
@main @MainActor
enum OneShop {
  static func main() async throws {
    // snippet.hide
    Arguments<Void>("swift run OneShop", "Shows a coffee shop, with a root that fits on a page.")
      .valuesOrExit(())
    // snippet.show
    let root = SmallRoot()
    try await Navigator(terminal: .standard, home: { root.details(of: "la-cabra") }).run()
  }
}
// snippet.end

/// Ignores what happens on the screen.
private struct NoObserver: DetailsObserver {
  func send(_ event: DetailsEvent) {}
}
