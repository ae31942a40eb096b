// Correct: gives each request a number besides, and compares numbers instead of asking the task.

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private var isOnline = false
  private var request: Task<Void, Never>?
  private var newest = 0

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
        newest += 1
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
    newest += 1
    let number = newest
    show(.loading)
    request = Task {
      let screen: HarbourScreen
      do {
        screen = .temperature(try await weather.forecast(.copenhagen).current.temperature)
      } catch {
        screen = .failed
      }
      guard number == newest else { return }
      show(screen)
    }
  }
}
