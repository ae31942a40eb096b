// Wrong: going offline only hides what comes of the request from a refresh.
// Must fail with: Keep every request's task in the same property

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isOnline = false
  private var request: Task<Void, Never>?
  private var refreshing: Task<Void, Never>?

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
      case .satisfied where isOnline: break
      case .satisfied:
        isOnline = true
        show(.loading)
        request = ask()
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
    refreshing?.cancel()
    show(.loading)
    refreshing = ask()
  }

  private func ask() -> Task<Void, Never> {
    Task {
      do {
        let forecast = try await weather.forecast(.copenhagen)
        guard !Task.isCancelled, isOnline else { return }
        show(.temperature(forecast.current.temperature))
      } catch {
        guard !Task.isCancelled, isOnline else { return }
        show(.failed)
      }
    }
  }
}
