// Wrong: once a request has failed, only a refresh asks again.
// Must fail with: Each time the sign goes online, it asks, even if the last request has failed

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isOnline = false
  private var request: Task<Void, Never>?
  private var hasFailed = false

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
        if !hasFailed { refresh() }
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
        screen = .temperature(try await weather.forecast(.copenhagen).current.temperature)
      } catch {
        screen = .failed
      }
      guard !Task.isCancelled else { return }
      hasFailed = screen == .failed
      show(screen)
    }
  }
}
