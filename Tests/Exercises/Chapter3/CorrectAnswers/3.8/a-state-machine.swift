// Correct: is an enum of what the sign is doing, with the request in one of its cases.

import Synchronization

@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void
  private enum State {
    case unknown, offline
    case online(Task<Void, Never>)
  }

  private var state = State.unknown

  init(
    weather: WeatherClient, paths: PathMonitorClient,
    show: @escaping @Sendable (HarbourScreen) -> Void
  ) {
    self.weather = weather
    self.paths = paths
    self.show = show
  }

  func run() async {
    var iterator = paths.paths().makeAsyncIterator()
    while let path = await iterator.next() {
      switch (path.status, state) {
      case (.unsatisfied, .online(let request)):
        request.cancel()
        fallthrough
      case (.unsatisfied, _):
        state = .offline
        show(.offline)
      case (.satisfied, .online): continue
      case (.satisfied, _): ask()
      }
    }
  }

  func refresh() {
    guard case .online(let request) = state else { return }
    request.cancel()
    ask()
  }

  private func ask() {
    show(.loading)
    state = .online(
      Task { [weather, show] in
        let forecast = try? await weather.forecast(.copenhagen)
        if Task.isCancelled { return }
        show(forecast.map { .temperature($0.current.temperature) } ?? .failed)
      })
  }
}
