import Broadcast
import Foundation
import MapDomain
import Places
import TestSupport
import VisitStore

extension ShopMarker {
  static func of(_ id: String, rating: MarkerRating? = nil) -> ShopMarker {
    ShopMarker(id: id, name: id, position: MapRegion.copenhagen.centre, rating: rating)
  }
}

extension Visit {
  static func of(_ account: String = "Ada", to shop: String, rating: Int) -> Visit {
    Visit(
      id: ID(account: account, shop: shop), rating: rating, note: "",
      changed: Date(timeIntervalSinceReferenceDate: 0))
  }
}

/// Answers with the same markers, and keeps what it is asked for.
struct SpyShopMarkers: ShopMarkers {
  var answer: [ShopMarker] = [.of("Comets")]
  let asked = CallRecorder<MapRegion>()

  func markers(in region: MapRegion) -> [ShopMarker] {
    asked.record(region)
    return answer
  }
}

/// Answers when the test says so.
struct HeldShopMarkers: ShopMarkers {
  let requests = HeldRequests<[ShopMarker]>()

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    try await requests.send()
  }
}

/// Changes that the test makes.
struct MarkerChangesByHand: MarkerChanges {
  let broadcast = Broadcast<Void>()

  func changes() -> any AsyncSequence<Void, Never> & Sendable { broadcast.stream() }
}

struct Failure: Error, Equatable {}
