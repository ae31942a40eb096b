// Wrong: a third request leaves the second one running.
// Must fail with: Every request cancels the one before it.

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isOnline = false
  private var request: Task<Void, Never>?
  private var replaced = false
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
    if replaced { request = nil }; if request != nil { replaced = true }
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
