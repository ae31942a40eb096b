// Wrong: shows only the first failure.
// Must fail with: Each request shows loading first, and then its answer or its failure.

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isOnline = false
  private var hasFailed = false
  private var request: Task<Void, Never>?

  init(
    weather: WeatherClient, paths: PathMonitorClient,
    show: @escaping @Sendable (HarbourScreen) -> Void
  ) {
    self.weather = weather
    self.paths = paths
    self.show = show
  }

  func run() async {
    for await path in paths.paths() {
      switch path.status {
      case .satisfied:
        if isOnline { continue }
        isOnline = true
        await refresh()
      case .unsatisfied:
        isOnline = false
        request?.cancel()
        show(.offline)
      }
    }
  }

  func refresh() async {
    guard isOnline else { return }
    request?.cancel()
    show(.loading)
    request = Task {
      do {
        let forecast = try await weather.forecast(.copenhagen)
        guard !Task.isCancelled else { return }
        show(.temperature(forecast.current.temperature))
      } catch {
        if !Task.isCancelled, !hasFailed {
          hasFailed = true
          show(.failed)
        }
      }
    }
  }
}
