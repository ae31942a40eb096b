import Observation
import Testing

@testable import SwiftUICoffeeShops

// snippet.badge-test
@MainActor
@Test("a change is noticed through the protocol, too")
func throughProtocol() async {
  let model: any Rated = ShopRating()
  await confirmation { changed in
    withObservationTracking {
      _ = model.stars
    } onChange: {
      changed()
    }
    model.stars = 5
  }
}
// snippet.end
