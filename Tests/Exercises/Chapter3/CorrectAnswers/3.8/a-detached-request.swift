// Correct: sends the request outside of the main actor, and asks once more back on it.

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
    request = Task.detached { [weather, weak self] in
      let screen: HarbourScreen
      do {
        screen = .temperature(try await weather.forecast(.copenhagen).current.temperature)
      } catch {
        screen = .failed
      }
      await MainActor.run { [weak self] in
        if !Task.isCancelled { self?.show(screen) }
      }
    }
  }
}
