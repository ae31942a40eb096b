import LocationClient
import Synchronization
import TestSupport
import Testing

@testable import Chapter3Exercises

/// A device far away, with a client that tells how it is used.
final class FarDevice: Sendable {
  private struct State {
    var open: [Int: AsyncStream<LocationClient.Event>.Continuation] = [:]
    var count = 0
  }

  let calls = CallRecorder<String>()
  let authorization = Mutex(LocationClient.AuthorizationStatus.notDetermined)
  private let state = Mutex(State())

  var client: LocationClient {
    LocationClient(
      authorizationStatus: {
        self.calls.record("authorizationStatus")
        return self.authorization.withLock(\.self)
      },
      requestAuthorization: { self.calls.record("requestAuthorization") },
      requestLocation: { self.calls.record("requestLocation") },
      events: { self.subscribe() })
  }

  var subscriptions: Int { state.withLock(\.count) }
  var openStreams: Int { state.withLock(\.open.count) }

  /// Waits until this many streams are open, for a few seconds at most.
  func hasSubscribers(_ count: Int) async throws {
    let isThere = await eventually { self.openStreams == count }
    try #require(
      isThere,
      """
      `events` was called, and \(count) of the given client's streams should be open now, but \
      \(openStreams) are. Each call of `events` should subscribe to the given client at once, just \
      once, and go on reading.
      """)
  }

  func send(_ events: [LocationClient.Event]) {
    let open = state.withLock { Array($0.open.values) }
    for event in events { open.forEach { $0.yield(event) } }
  }

  func end() {
    let open = state.withLock { Array($0.open.values) }
    open.forEach { $0.finish() }
  }

  private func subscribe() -> AsyncStream<LocationClient.Event> {
    let (stream, continuation) = AsyncStream<LocationClient.Event>.makeStream()
    let number = state.withLock { state in
      state.count += 1
      state.open[state.count] = continuation
      return state.count
    }
    continuation.onTermination = { _ in self.state.withLock { $0.open[number] = nil } }
    return stream
  }
}
