import CoffeeShopViews
import DetailsDomain
import TestSupport
import Testing

// snippet.model-test
/// Knows one shop, which can't be rated because the disk is full.
private struct FullDisk: DetailsService {
  struct Failure: Error, CustomStringConvertible { let description = "The disk is full." }

  func details(of shop: ShopDetails.ID) -> ShopDetails {
    ShopDetails(id: shop, name: "Comets", address: "Rue Oberkampf", rating: nil, note: "")
  }
  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) throws { throw Failure() }
  func note(_ text: String, about shop: ShopDetails.ID) throws { throw Failure() }
}

private struct Spy: DetailsObserver {
  let events = CallRecorder<DetailsEvent>()
  func send(_ event: DetailsEvent) { events.record(event) }
}

@MainActor
struct DetailsModelTests {
  @Test("a rating that can't be saved is neither shown nor counted")
  func unsaved() async throws {
    let spy = Spy()
    let model = DetailsModel(shop: "comets", service: FullDisk(), observer: spy)
    await model.load()
    await model.rate(try #require(StarRating(5)))
    #expect(model.complaint == "The disk is full.")
    #expect(model.content == .shown(FullDisk().details(of: "comets")))
    #expect(spy.events.calls == [])
  }
}
// snippet.end
