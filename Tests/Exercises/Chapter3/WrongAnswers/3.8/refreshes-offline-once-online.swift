// Wrong: remembers that there was a network once.
// Must fail with: Nothing should happen, as there is no network.

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isListening = false
  private var wasOnline = false
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
        request?.cancel()
        isListening = false
        show(.offline)
      case .satisfied:
        guard !isListening else { continue }
        isListening = true
        wasOnline = true
        refresh()
      }
    }
  }

  func refresh() {
    guard wasOnline else { return }
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
