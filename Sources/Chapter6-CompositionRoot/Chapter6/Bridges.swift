import DetailsDomain
import OnboardingUI
import ShopAnalytics

// Features and analytics don't know each other. They meet here.
extension OnboardingEvent: AnalyticsEvent {}
extension DetailsEvent: AnalyticsEvent {}
extension Analytics: OnboardingObserver, DetailsObserver {}
