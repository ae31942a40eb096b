import DetailsDomain
import OnboardingUI
import ProfileDomain

/// Ignores what happens on the screens.
package struct SilentObserver: DetailsObserver, OnboardingObserver {
  package init() {}

  package func send(_ event: DetailsEvent) {}
  package func send(_ event: OnboardingEvent) {}
}

/// The visited shops of a user who hasn't been anywhere.
package struct NoVisitedShops: VisitedShops {
  package init() {}

  package func shops() -> [VisitedShop] { [] }
  package func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
