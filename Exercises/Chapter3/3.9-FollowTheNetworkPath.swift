// 3.9 · Follow the network path                                            ★★★
//
// The start screen's weather banner shows the temperature. It uses two of the weather app's
// clients. The network comes and goes, and an answer may come long after the banner has lost its
// network or has asked once more: a client may answer even if it was cancelled. The banner must
// never show what is no longer true. As written, it shows whatever comes last.
//
// You are done when
// - nothing is asked before there's a network
// - going online shows loading and asks once, and the answer is shown
// - going offline clears the banner, and going back online fills it again
// - going offline cancels the request, and its result is never shown
// - a refresh shows loading and cancels the request before it, and only its own result is shown
//
// Edit:   `WeatherBanner` at the end of this file. It stays on the main actor.
// Check:  swift run workshop check 3.9
// Read:   Book/03a-DependenciesThatTakeTime.md, "Three dependencies at once"

import Forecasts
import PathMonitorClient
import WeatherClient

// MARK: - Given

/// What the banner shows.
enum BannerContent: Hashable, Sendable {
  /// There's no network, as far as the banner knows.
  case offline
  /// A request is on its way.
  case loading
  /// The newest request's answer, or its failure.
  case temperature(Double), failed
}

// MARK: - Yours

/// Follows the network's path, and shows the temperature.
@MainActor
final class WeatherBanner {
  private(set) var content = BannerContent.offline
  private let weather: WeatherClient
  private let paths: PathMonitorClient

  init(weather: WeatherClient, paths: PathMonitorClient) {
    self.weather = weather
    self.paths = paths
  }

  /// Follows the path until its stream ends. A client may report the same path twice in a row.
  func run() async {
    // TODO: 3.9
    for await path in paths.paths() where path == .satisfied { refresh() }
  }

  /// Asks at once if there's a network. If there's none, nothing happens.
  func refresh() {
    // TODO: 3.9
    Task {
      do {
        content = .temperature(try await weather.forecast(.copenhagen).current.temperature)
      } catch {
        content = .failed
      }
    }
  }
}
