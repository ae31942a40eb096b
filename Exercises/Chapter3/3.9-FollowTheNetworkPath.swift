// 3.9 · Follow the network path                                            ★★★
//
// A sign at Copenhagen's harbour shows the temperature there. It uses two of the weather app's
// clients. The network comes and goes, and an answer may come long after the sign has given up
// on the request. The sign must never show what is no longer true. As written, it waits for
// every answer.
//
// You are done when
// - no request is sent before the path is known
// - going online shows loading and sends one request, whose answer is shown
// - going offline clears the sign, and going back online fills it again
// - going offline cancels the request, and its result is never shown
// - a second request cancels the first, and only the second is shown
// - each failure is shown, and a refresh shows loading and tries again
// - the sign stays correct even if two things happen at once
// - run() returns when the paths end, and not before
//
// Edit:   `HarbourSign` at the end of this file. It stays on the main actor.
// Check:  swift run workshop check 3.9
// Read:   Book/03a-DependenciesThatTakeTime.md, "Three dependencies at once"

import Forecasts
import PathMonitorClient
import WeatherClient

// MARK: - Given

/// What the sign shows.
enum HarbourScreen: Hashable, Sendable {
  /// There is no network. The first path may say so already.
  case offline
  /// A request is on its way.
  case loading
  /// The newest request's answer, or its failure.
  case temperature(Double), failed
}

// MARK: - Yours

/// Follows the network's path, and shows the temperature.
@MainActor
final class HarbourSign {
  private let weather: WeatherClient
  private let paths: PathMonitorClient
  private let show: @Sendable (HarbourScreen) -> Void

  /// - Parameter show: replaces what the sign shows. You may call it twice with the same screen.
  init(
    weather: WeatherClient, paths: PathMonitorClient,
    show: @escaping @Sendable (HarbourScreen) -> Void
  ) {
    self.weather = weather
    self.paths = paths
    self.show = show
  }

  /// Follows the path until its stream ends. The same path may come several times in a row. If a
  /// request is still on its way at the end, `run()` doesn't wait for it; cancel it or not.
  func run() async {
    // TODO: 3.9
    for await path in paths.paths() where path == .satisfied { await refresh() }
  }

  /// Shows loading and asks again, at once, if the sign is online; otherwise nothing happens. It
  /// may return before the answer comes. A request that is cancelled may still answer.
  func refresh() async {
    // TODO: 3.9
    show(.loading)
    do {
      show(.temperature(try await weather.forecast(.copenhagen).current.temperature))
    } catch {
      show(.failed)
    }
  }
}
