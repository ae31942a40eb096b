import DetailsDomain
import TestSupport
import Testing

@testable import SwiftUICoffeeShops

/// Knows one shop, which can't be rated because the disk is full.
private struct FullDisk: DetailsService {
  struct Failure: Error, CustomStringConvertible { let description = "The disk is full." }

  func details(of shop: ShopDetails.ID) -> ShopDetails { .earlyBird }
  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) throws { throw Failure() }
  func note(_ text: String, about shop: ShopDetails.ID) throws { throw Failure() }
}

@MainActor
struct DetailsModelTests {
  @Test("a rating that can't be saved is neither shown nor counted")
  func unsaved() async throws {
    let spy = Spy()
    let model = DetailsModel(shop: "early-bird", service: FullDisk(), observer: spy)
    await model.load()
    await model.rate(try #require(StarRating(5)))
    #expect(model.complaint == "The disk is full.")
    #expect(model.content == .shown(.earlyBird))
    #expect(spy.events.calls == [])
  }
}
// snippet.held
private struct Spy: DetailsObserver {
  let events = CallRecorder<DetailsEvent>()
  func send(_ event: DetailsEvent) { events.record(event) }
}

/// Saves a rating when the test lets it.
private struct HeldService: DetailsService {
  let asked = AsyncStream<Void>.makeStream()
  let answer = AsyncStream<Void>.makeStream()

  func details(of shop: ShopDetails.ID) -> ShopDetails { .earlyBird }
  func rate(_ shop: ShopDetails.ID, with rating: StarRating?) async {
    asked.continuation.yield()
    for await _ in answer.stream { break }
  }
  func note(_ text: String, about shop: ShopDetails.ID) {}
}

@MainActor
@Test("while a rating is being saved, the model says so, and another one is ignored")
func saving() async throws {
  let (service, spy) = (HeldService(), Spy())
  let model = DetailsModel(shop: "early-bird", service: service, observer: spy)
  let (four, five) = (try #require(StarRating(4)), try #require(StarRating(5)))

  let rating = Task { await model.rate(four) }
  for await _ in service.asked.stream { break }
  #expect(model.isSaving)
  await model.rate(five)

  service.answer.continuation.yield()
  await rating.value
  #expect(!model.isSaving)
  #expect(spy.events.calls == [.rated("early-bird", four)])
}
// snippet.end
