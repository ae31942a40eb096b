// 7.1 · Name the dependencies                                              ★☆☆
//
// The screen with today's offers uses the clock and three singletons, and names none of them. (The
// singletons are in Sources/Chapter7-YourOwnApp/OfferServices.) Take step 1: each of the four becomes
// an initializer parameter, with what the code uses now as its default.
//
// You are done when
// - a screen uses the API, session, analytics and clock that it's given
// - each load asks again who is signed in and what time it is
// - a caller that passes nothing, such as `openOffers()`, gets the singletons
//
// Edit:   `OffersModel` and `makeOffers(api:session:analytics:now:)` below.
// Check:  swift run workshop check 7.1
// Read:   Book/07-YourOwnApp.md, "From `.shared` to a root in five steps"

import Foundation
import Observation
import OfferServices

// MARK: - Yours

func openOffers() -> OffersModel { OffersModel() }

@Observable
final class OffersModel {
  // TODO: 7.1
  private(set) var lines: [String] = []

  func load() async {
    lines = await API.shared.offers(Session.shared.user, Date())
    Analytics.shared.track("offers.shown")
  }
}

/// The tests call this function, because they can't know how you'll write the initializer.
func makeOffers(
  api: API, session: Session, analytics: Analytics, now: @escaping () -> Date
) -> OffersModel {
  OffersModel()
}
