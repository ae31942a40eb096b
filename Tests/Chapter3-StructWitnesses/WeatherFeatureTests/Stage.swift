import Forecasts
import LocationClient
import PathMonitorClient
import Synchronization
import TestSupport
import WeatherClient

@testable import WeatherFeature

/// A view model whose dependencies do what the test says, and record what they're asked.
@MainActor
struct Stage {
  enum Call: Equatable {
    case searchLocations(Coordinate), forecast(Coordinate), requestAuthorization, requestLocation
  }

  let calls = CallRecorder<Call>()
  let model: WeatherViewModel
  private let paths = AsyncStream.makeStream(of: NetworkPath.self)
  private let events = AsyncStream.makeStream(of: LocationClient.Event.self)

  /// - Parameters:
  ///   - weather: where the weather comes from.
  ///   - status: what the user allows. Only the test answers requests.
  init(
    weather: WeatherClient = .bundled, status: LocationClient.AuthorizationStatus = .whileInUse
  ) {
    let (calls, paths, events) = (calls, paths, events)
    model = WeatherViewModel(
      weatherClient: WeatherClient(
        forecast: { place in
          calls.record(.forecast(place))
          return try await weather.forecast(place)
        },
        searchLocations: { coordinate in
          calls.record(.searchLocations(coordinate))
          return try await weather.searchLocations(coordinate)
        }),
      pathMonitorClient: PathMonitorClient { paths.stream },
      locationClient: LocationClient(
        authorizationStatus: { status },
        requestAuthorization: { calls.record(.requestAuthorization) },
        requestLocation: { calls.record(.requestLocation) },
        events: { events.stream }))
  }

  func send(_ path: NetworkPath) {
    paths.continuation.yield(path)
  }

  func send(_ event: LocationClient.Event) {
    events.continuation.yield(event)
  }

  func send(at coordinate: Coordinate) {
    send(.didUpdateLocations([coordinate]))
  }

  /// Ends both streams, and waits until the model has received everything and its last refresh is
  /// done. Nothing can happen after that.
  func end(_ running: Task<Void, Never>) async -> WeatherViewModel.State {
    paths.continuation.finish()
    events.continuation.finish()
    await running.value
    await model.refreshing?.value
    return model.state
  }

  /// The model's state after it has received all this.
  func play(
    paths: [NetworkPath] = [.satisfied], events: [LocationClient.Event] = []
  ) async -> WeatherViewModel.State {
    paths.forEach(send)
    events.forEach(send)
    return await end(Task { await model.run() })
  }

  /// The calls to the weather client, in order.
  var weatherCalls: [Call] {
    calls.calls.filter { $0 != .requestAuthorization && $0 != .requestLocation }
  }
}

extension LocationClient.Event {
  static func found(_ coordinate: Coordinate) -> Self { .didUpdateLocations([coordinate]) }
}

extension Coordinate {
  static let malmo = Coordinate(latitude: 55.61, longitude: 13)
  static let atSea = Coordinate(latitude: 30, longitude: -40)
}

extension WeatherViewModel.State.Weather {
  /// Whether weather is shown.
  var isResults: Bool {
    if case .results = self { true } else { false }
  }
}
