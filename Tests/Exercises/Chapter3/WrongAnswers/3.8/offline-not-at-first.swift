// Wrong: shows offline only if the sign was online before.
// Must fail with: The first path already said that there

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void

  private var isOnline = false
  private var newest = 0
  private var task: Task<Void, Never>?

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
      if path == .satisfied {
        if !isOnline {
          isOnline = true
          send()
        }
      } else {
        guard isOnline else { continue }
        isOnline = false
        withdraw()
        show(.offline)
      }
    }
  }

  func refresh() async {
    if isOnline { send() }
  }

  private func withdraw() {
    newest += 1
    task?.cancel()
    task = nil
  }

  private func send() {
    withdraw()
    show(.loading)
    let number = newest
    task = Task { [weak self, weather] in
      let result: HarbourScreen
      do {
        result = .temperature(try await weather.forecast(.copenhagen).current.temperature)
      } catch {
        result = .failed
      }
      guard let self, self.newest == number else { return }
      self.show(result)
    }
  }
}
