// swift-format-ignore-file
import TestSupport
import Testing

/// Tells people who try to run the workspace's own tests how to do it: without `ANSWERS=Solutions`
/// these tests aren't part of the package, and a filter without a match reports nothing.
///
/// A filter is compared with a test's identifier, so this test's name contains all the missing
/// targets. `ANSWERS=Solutions swift run maintain verify` reports any that aren't in the list.
struct OwnTests {
  @Test("the workspace's own tests are not built with your answers", .onlyIfFiltered())
  func ActivityFeedTests_Analytics1Tests_Analytics2Tests_Analytics3Tests_AuthenticationDataTests_AuthenticationDomainTests_BroadcastTests_BundledResourcesTests_CascadeTests_CoffeeShopViewsTests_ComposableArchitectureTestSupportTests_ComposableArchitectureTests_CounterFeatureTests_CounterTests_CourseMaintenanceTests_CourseModelTests_DetailsDataTests_DetailsDomainTests_DetailsUITests_FacadeServiceTests_FavoritePrimesTests_FavoritesFeatureTests_FileClientTests_ForecastsTests_FromSharedTests_GradingTests_InjectionTests_JudgingTests_LocationClientLiveTests_LocationClientTests_Login1Tests_Login2Tests_Login3Tests_LoopbackHTTPTests_MapDataTests_MapDomainTests_MapUITests_NavigationTests_NthPrimeLiveTests_ObjectGraphTests_OnboardingUITests_OneShopTests_PathMonitorClientLiveTests_PathMonitorClientTests_PlacesBundledTests_PlaygroundTests_PreviewGalleryTests_PrimeAlertTests_PrimeModalTests_PrimeStationTests_PrimeTimeTests_PrimesTests_ProblemsTests_ProcessesTests_ProfileDataTests_ProfileDomainTests_ProfileUITests_SafeFileTests_ShopAnalyticsTests_ShopMapTests_ShopStorageTests_SwiftSourceTests_SwiftUICoffeeShopsTests_TerminalUITests_TestSupportTests_ToolchainTests_ToyStoreTests_VisitStoreFileTests_VisitStoreSQLiteTests_VisitStoreTests_WaysOutTests_WeatherClientLiveTests_WeatherClientTests_WeatherDevAppTests_WeatherFeatureTests_WeatherHTTPTests_WeatherScreenTests_WeatherStationTests_WeatherWidgetTests_WorkshopAppTests_workshopTests() {
    let filter = CommandLine.arguments.drop { $0 != "--filter" }.dropFirst().first ?? ""
    Issue.record(
      """
      Nothing is wrong with your answers. "\(filter)" matches tests of the workspace itself, and plain \
      `swift test` leaves those out. To run them against the reference answers, which builds for some \
      minutes: ANSWERS=Solutions swift test --filter \(filter)
      """)
  }
}

extension Trait where Self == ConditionTrait {
  fileprivate static func onlyIfFiltered(fileID: String = #fileID) -> Self {
    endIfLeftToOtherPrograms(fileID: fileID)
    return .enabled(
      if: CommandLine.arguments.contains("--filter"), "ANSWERS=Solutions swift test runs them, too.")
  }
}
