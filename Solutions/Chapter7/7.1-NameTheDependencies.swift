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

// Step 1 changes no behaviour, only who can decide. The defaults are a debt: until they're dropped,
// a caller can forget to pass something, and the compiler doesn't notice.

func openOffers() -> OffersModel { OffersModel() }

@Observable
final class OffersModel {
  private(set) var lines: [String] = []
  private let api: API
  private let session: Session
  private let analytics: Analytics
  private let now: () -> Date

  /// Takes what it uses. Callers that pass nothing get the singletons and the clock.
  init(
    api: API = .shared, session: Session = .shared, analytics: Analytics = .shared,
    now: @escaping () -> Date = { Date() }
  ) {
    (self.api, self.session, self.analytics, self.now) = (api, session, analytics, now)
  }

  func load() async {
    lines = await api.offers(session.user, now())
    analytics.track("offers.shown")
  }
}

/// A screen with these dependencies.
func makeOffers(
  api: API, session: Session, analytics: Analytics, now: @escaping () -> Date
) -> OffersModel {
  OffersModel(api: api, session: session, analytics: analytics, now: now)
}
