// Wrong: shows whole degrees.
// Must fail with: It showed loading, -3 °C, loading, -3 °C, loading, 0 °C.

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
    last = .loading
    request = Task {
      let screen: HarbourScreen
      do {
        screen = .temperature(
          (try await weather.forecast(.copenhagen).current.temperature).rounded())
      } catch {
        screen = .failed
      }
      guard !Task.isCancelled else { return }

      last = screen
      show(screen)
    }
  }
  private var last = HarbourScreen.offline
}
