// Wrong: a refresh leaves the temperature until the new one comes.
// Must fail with: Each request shows loading first, and then its answer or its failure.

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isOnline = false
  private var showsTemperature = false
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
        showsTemperature = false
        request?.cancel()
        show(.offline)
      }
    }
  }

  func refresh() async {
    guard isOnline else { return }
    request?.cancel()
    if !showsTemperature { show(.loading) }
    request = Task {
      do {
        let forecast = try await weather.forecast(.copenhagen)
        guard !Task.isCancelled else { return }
        showsTemperature = true
        show(.temperature(forecast.current.temperature))
      } catch {
        if !Task.isCancelled { show(.failed) }
      }
    }
  }
}
