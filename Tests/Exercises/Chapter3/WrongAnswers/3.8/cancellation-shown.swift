// Wrong: asks what kind of error it is, and not whether the request was cancelled.
// Must fail with: After that the request fails. The sign showed

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
      do {
        let temperature = try await weather.forecast(.copenhagen).current.temperature
        try Task.checkCancellation()
        show(.temperature(temperature))
      } catch is CancellationError {
        return
      } catch {
        show(.failed)
      }
    }
  }
}
