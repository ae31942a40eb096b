import Forecasts
import LocationClient
import Synchronization
import TestSupport

/// A device far away. It sends what the test says, and knows who listens.
final class FarDevice: Sendable {
  typealias Event = LocationClient.Event

  /// The endpoints that were called, but for `events`.
  let calls = CallRecorder<String>()
  let subscriptions = CallRecorder<Void>()
  private let open = Mutex([Int: AsyncStream<Event>.Continuation]())

  var client: LocationClient {
    LocationClient(
      authorizationStatus: {
        self.calls.record("authorizationStatus")
        return self.calls.count == 1 ? .notDetermined : .always
      },
      requestAuthorization: { self.calls.record("requestAuthorization") },
      requestLocation: { self.calls.record("requestLocation") },
      events: { self.subscribe() })
  }

  var openStreams: Int { open.withLock(\.count) }

  func send(_ events: Event...) {
    for event in events { open.withLock { Array($0.values) }.forEach { $0.yield(event) } }
  }

  func end() {
    open.withLock { Array($0.values) }.forEach { $0.finish() }
  }

  private func subscribe() -> AsyncStream<Event> {
    subscriptions.record(())
    let number = subscriptions.count
    let (stream, continuation) = AsyncStream<Event>.makeStream()
    open.withLock { $0[number] = continuation }
    continuation.onTermination = { _ in _ = self.open.withLock { $0.removeValue(forKey: number) } }
    return stream
  }
}

extension LocationClient.Event {
  /// The event in a few words.
  var words: String {
    switch self {
    case .didChangeAuthorization(let status): "\(status)"
    case .didFail(let error): "\(error)"
    case .didUpdateLocations(let places):
      places.isEmpty
        ? "no place" : places.map { $0 == .summit ? "summit" : "\($0)" }.joined(separator: " and ")
    }
  }
}

extension Coordinate {
  static let summit = Coordinate(latitude: 47.42107, longitude: 10.98536)
}
