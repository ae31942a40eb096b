// swift-format-ignore-file
import Foundation
import Testing

/// Tells people who ask for one of the workspace's own tests how to run them: without
/// `ANSWERS=Solutions` they aren't part of the package, and a filter that matches nothing says nothing.
///
/// A filter is compared with a test's identifier, so this test is named after all the missing targets.
/// `swift run maintain verify` says when one is not in the list.
struct OwnTests {
  @Test("are tests of the workspace itself", .enabled(if: isFiltered, "ANSWERS=Solutions swift test runs them, too."))
  func `ActivityFeedTests Analytics1Tests Analytics2Tests Analytics3Tests AuthenticationDataTests AuthenticationDomainTests BroadcastTests BundledResourcesTests CascadeTests ComposableArchitectureTestSupportTests ComposableArchitectureTests CounterFeatureTests CounterTests CourseMaintenanceTests CourseModelTests DetailsDataTests DetailsDomainTests DetailsUITests FavoritePrimesTests FavoritesFeatureTests FileClientTests ForecastsTests GradingTests InjectionTests JudgingTests LocationClientLiveTests LocationClientTests Login1Tests Login2Tests Login3Tests LoopbackHTTPTests MapDataTests MapDomainTests MapUITests NavigationTests NthPrimeLiveTests ObjectGraphTests OnboardingUITests PathMonitorClientLiveTests PathMonitorClientTests PlacesBundledTests PrimeAlertTests PrimeModalTests PrimeTimeTests PrimesTests ProblemsTests ProcessesTests ProfileDataTests ProfileDomainTests ProfileUITests ShopAnalyticsTests ShopMapTests ShopStorageTests SwiftSourceTests TerminalUITests TestSupportTests ToolchainTests VisitDiskTests VisitStoreFileTests VisitStoreSQLiteTests VisitStoreTests WaysOutTests WeatherClientLiveTests WeatherClientTests WeatherFeatureTests WeatherHTTPTests WeatherScreenTests WeatherStationTests WeatherWidgetTests WorkshopAppTests workshopTests`() {
    let filter = CommandLine.arguments.drop { $0 != "--filter" }.dropFirst().first ?? ""
    Issue.record(
      """
      These are tests of the workspace itself, which learners don't build. Run them with: \
      ANSWERS=Solutions swift test --filter \(filter)
      """)
  }
}

private let isFiltered = CommandLine.arguments.contains("--filter")
