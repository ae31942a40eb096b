// Wrong: takes 0 °C for a forecast without a temperature.
// Must fail with: and the last one with 0 °C. It should show

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
      case .unsatisfied:
        isOnline = false
        request?.cancel()
        show(.offline)
      case .satisfied:
        guard !isOnline else { continue }
        isOnline = true
        refresh()
      }
    }
  }

  func refresh() {
    guard isOnline else { return }
    request?.cancel()
    show(.loading)
    request = Task {
      let screen: HarbourScreen
      do {
        let degrees = try await weather.forecast(.copenhagen).current.temperature
        screen = degrees == 0 ? .failed : .temperature(degrees)
      } catch {
        screen = .failed
      }
      guard !Task.isCancelled else { return }
      show(screen)
    }
  }
}
