import Forecasts
import LocationClient
import Observation
import PathMonitorClient
import WeatherClient

/// What the weather screen shows, and how it gets it.
@MainActor @Observable
package final class WeatherViewModel {
  /// What is known.
  package private(set) var state = State()

  /// The last refresh, for tests that wait until it's done.
  @ObservationIgnored private(set) var refreshing: Task<Void, Never>?

  private let weatherClient: WeatherClient
  private let pathMonitorClient: PathMonitorClient
  private let locationClient: LocationClient

  /// - Parameters:
  ///   - weatherClient: where the weather comes from.
  ///   - pathMonitorClient: reports whether there's a network.
  ///   - locationClient: reports where the user is.
  package init(
    weatherClient: WeatherClient,
    pathMonitorClient: PathMonitorClient,
    locationClient: LocationClient
  ) {
    self.weatherClient = weatherClient
    self.pathMonitorClient = pathMonitorClient
    self.locationClient = locationClient
  }

  /// Locates the user, and follows the network and the location from then on.
  ///
  /// Returns when the task that calls it is cancelled.
  package func run() async {
    // Subscribes to both before asking for anything, so that no answer is missed.
    let (paths, events) = (pathMonitorClient.paths(), locationClient.events())
    locate()
    async let connectivity: Void = follow(paths)
    async let location: Void = follow(events)
    _ = await (connectivity, location)
    if Task.isCancelled { refreshing?.cancel() }
  }

  /// Asks where the user is, after asking for permission if necessary. The answer comes later. Does
  /// nothing while an answer is still to come.
  package func locate() {
    guard !state.isLocating else { return }
    switch locationClient.authorizationStatus() {
    case .notDetermined:
      state.locating = .waitingForPermission
      locationClient.requestAuthorization()
    case let status: act(on: status)
    }
  }

  /// Asks for the weather again, if there's a network and the user has been located.
  ///
  /// A refresh that is still under way is cancelled.
  package func refresh() {
    refreshing?.cancel()
    guard state.connectivity == .online, let coordinate = state.coordinate else { return }
    state.weather = .loading
    refreshing = Task { await load(near: coordinate) }
  }

  private func load(near coordinate: Coordinate) async {
    do {
      let place = try await place(near: coordinate)
      // A client may ignore cancellation and answer anyway. Drop that answer.
      guard !Task.isCancelled else { return }
      state.place = place
      guard let place else {
        state.weather = .empty(message: "No town found near you.")
        return
      }
      let forecast = try await weatherClient.forecast(place.coordinate)
      guard !Task.isCancelled else { return }
      state.weather =
        forecast.days.isEmpty
        ? .empty(message: "There is no forecast for \(place.name).") : .results(forecast)
    } catch {
      if !Task.isCancelled { state.weather = .failure(message: "\(error)") }
    }
  }

  /// Forgets the place and asks for everything again.
  package func startOver() {
    state.place = nil
    refresh()
  }

  // snippet.connectivity
  private func follow(_ paths: AsyncStream<NetworkPath>) async {
    for await path in paths {
      switch path.status {
      // A second report that we're online is no reason to ask again.
      case .satisfied where state.connectivity == .online: break
      case .satisfied:
        state.connectivity = .online
        refresh()
      case .unsatisfied:
        state.connectivity = .offline
        refreshing?.cancel()
        state.weather = .none
      }
    }
  }
  // snippet.end

  private func follow(_ events: AsyncStream<LocationClient.Event>) async {
    for await event in events {
      switch event {
      case .didChangeAuthorization(let status):
        if state.locating == .waitingForPermission {
          act(on: status)
        } else if state.locating == .denied, status.isAuthorized {
          // A change in the settings isn't an answer to a question of ours. But once the user has
          // allowed it, the screen must not say that it's denied.
          state.locating = .idle
        }
      case .didUpdateLocations(let coordinates): move(to: coordinates.last)
      case .didFail(let error): state.locating = .failed(message: "\(error)")
      }
    }
  }

  private func act(on status: LocationClient.AuthorizationStatus) {
    switch status {
    case .notDetermined: break
    case .restricted: state.locating = .restricted
    case .denied: state.locating = .denied
    case .whileInUse, .always:
      state.locating = .underWay
      locationClient.requestLocation()
    }
  }

  private func move(to coordinate: Coordinate?) {
    guard let coordinate else {
      state.locating = .failed(message: "The answer is empty. Try again.")
      return
    }
    state.locating = .idle
    if coordinate != state.coordinate {
      state.coordinate = coordinate
      state.place = nil
    }
    refresh()
  }

  private func place(near coordinate: Coordinate) async throws -> Location? {
    if let place = state.place { return place }
    return try await weatherClient.searchLocations(coordinate).first
  }
}
