// Wrong: run() waits for a request that is still on its way, if the sign is online.
// Must fail with: return without waiting for the answer

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isOnline = false
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
      case .satisfied where isOnline: break
      case .satisfied:
        isOnline = true
        ask()
      case .unsatisfied:
        isOnline = false
        request?.cancel()
        show(.offline)
      }
    }
    if isOnline { await request?.value }
  }

  func refresh() async {
    if isOnline { ask() }
  }

  private func ask() {
    request?.cancel()
    show(.loading)
    request = Task {
      do {
        let forecast = try await weather.forecast(.copenhagen)
        guard !Task.isCancelled else { return }
        show(.temperature(forecast.current.temperature))
      } catch {
        guard !Task.isCancelled else { return }
        show(.failed)
      }
    }
  }
}
