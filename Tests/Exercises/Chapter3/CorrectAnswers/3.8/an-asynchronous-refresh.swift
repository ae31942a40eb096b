// Correct: keeps refresh asynchronous, and lets it wait for the answer; the loop starts a task for
// it.

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
        stop()
        isOnline = false
        show(.offline)
      case .satisfied:
        if isOnline { break }
        isOnline = true
        start()
      }
    }
  }

  func refresh() async {
    guard isOnline else { return }
    stop()
    await start().value
  }

  private func stop() {
    request?.cancel()
    request = nil
  }

  @discardableResult
  private func start() -> Task<Void, Never> {
    show(.loading)
    let task = Task {
      let answer: Result<Double, any Error>
      do {
        answer = .success(try await weather.forecast(.copenhagen).current.temperature)
      } catch {
        answer = .failure(error)
      }
      if Task.isCancelled { return }
      switch answer {
      case .success(let temperature): show(.temperature(temperature))
      case .failure: show(.failed)
      }
    }
    request = task
    return task
  }
}
