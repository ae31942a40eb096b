// Wrong: takes each CancellationError for its own, and then goes on loading for ever.
// Must fail with: Ask whether your task was cancelled, and not what kind of error it is.

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
      case .satisfied where isOnline: break
      case .satisfied:
        isOnline = true
        await refresh()
      case .unsatisfied:
        isOnline = false
        request?.cancel()
        show(.offline)
      }
    }
  }

  func refresh() async {
    guard isOnline else { return }
    request?.cancel()
    show(.loading)
    request = Task {
      do {
        let forecast = try await weather.forecast(.copenhagen)
        guard !Task.isCancelled else { return }
        show(.temperature(forecast.current.temperature))
      } catch is CancellationError {
        return
      } catch {
        guard !Task.isCancelled else { return }
        show(.failed)
      }
    }
  }
}
