import DetailsDomain
import OnboardingUI
import ProfileDomain

/// Hears what happens on the screens, and does nothing.
package struct SilentObserver: DetailsObserver, OnboardingObserver {
  /// One is like another.
  package init() {}

  package func send(_ event: DetailsEvent) {}
  package func send(_ event: OnboardingEvent) {}
}

/// The profile's shops of someone who has been nowhere.
package struct NoVisitedShops: VisitedShops {
  /// One is like another.
  package init() {}

  package func shops() -> [VisitedShop] { [] }
  package func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
