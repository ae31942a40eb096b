import Forecasts
import Observation

/// What the weather screen shows, and how it gets it.
@MainActor @Observable
package final class WeatherViewModel {
  /// Whose weather is shown.
  package enum Place: Equatable, Sendable {
    /// A place whose coordinate is known.
    case here(Coordinate, name: String)
    /// The first place that a search for this name finds.
    case named(String)

    /// What to call the place before anything is known about it.
    package var name: String {
      switch self {
      case .here(_, let name), .named(let name): name
      }
    }
  }

  /// How far along the request for the weather is.
  package enum State: Equatable, Sendable {
    /// Nobody has asked for the weather yet.
    case idle
    /// Waiting for an answer.
    case loading
    /// The forecast for a place of this name.
    case results(Forecast, placeName: String)
    /// There is nothing to show, for this reason.
    case empty(message: String)
    /// The client failed, for this reason.
    case failure(message: String)
  }

  /// Whose weather is shown.
  package let place: Place
  /// How far along the request for the weather is.
  package private(set) var state = State.idle

  private let client: any WeatherClientProtocol
  @ObservationIgnored private var refreshing: Task<Void, Never>?

  /// - Parameters:
  ///   - client: where the weather comes from.
  ///   - place: whose weather is shown.
  package init(client: any WeatherClientProtocol, place: Place) {
    self.client = client
    self.place = place
  }

  // snippet.refresh
  /// Asks for the weather again, and cancels a refresh that is still under way.
  ///
  /// - Returns: the task, for a caller that wants to wait until it's done.
  @discardableResult
  package func refresh() -> Task<Void, Never> {
    refreshing?.cancel()
    state = .loading
    let task = Task {
      let answer = await load()
      // A client may ignore cancellation and answer anyway. Drop that answer.
      if !Task.isCancelled { state = answer }
    }
    refreshing = task
    return task
  }
  // snippet.end

  private func load() async -> State {
    do {
      guard let (coordinate, name) = try await locate() else {
        return .empty(message: "No place is called \(place.name).")
      }
      let forecast = try await client.forecast(at: coordinate)
      guard !forecast.days.isEmpty else {
        return .empty(message: "There is no forecast for \(name).")
      }
      return .results(forecast, placeName: name)
    } catch {
      return .failure(message: "\(error)")
    }
  }

  private func locate() async throws -> (Coordinate, name: String)? {
    switch place {
    case .here(let coordinate, let name): (coordinate, name)
    case .named(let name):
      try await client.searchLocations(named: name).first.map { ($0.coordinate, $0.fullName) }
    }
  }
}
