// Wrong: refreshes only after it was offline, and so never shows anything in a good network.
// Must fail with: One request should be sent now, but 0 were.

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isOnline = false
  private var request: Task<Void, Never>?
  private var wasOffline = false

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
        wasOffline = true
        request?.cancel()
        show(.offline)
      case .satisfied:
        isOnline = true
        if wasOffline { refresh() }
        wasOffline = false
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
      show(screen)
    }
  }
}
