import DetailsDomain
import OnboardingUI
import ShopAnalytics

// Features and analytics don't know each other. Here they are introduced.
extension OnboardingEvent: AnalyticsEvent {}
extension DetailsEvent: AnalyticsEvent {}
extension Analytics: OnboardingObserver, DetailsObserver {}
