// Wrong: going offline leaves a failure on the sign.
// Must fail with: Since then it showed nothing. Going offline clears the sign, whatever it shows.

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
        if last != .failed { show(.offline) }
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
        screen = .temperature(try await weather.forecast(.copenhagen).current.temperature)
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
