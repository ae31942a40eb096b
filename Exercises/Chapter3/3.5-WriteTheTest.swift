// 3.5 · Write the test                                                     ★★☆
//
// Colleagues have written `retrying` of exercise 3.4, and you write its test. Your test is given
// the function that puts retries around a client. It has to pass for every client that's right,
// and to fail for each one that's wrong. All that such a client promises, for both endpoints:
//   - After a failure it waits on the clock, for as long as the delay, and tries again.
//   - Each call has all the retries, and its first try isn't one. It waits only before a retry.
//   - When all tries fail, the client's last error reaches the caller as it is.
//   - If the wait is cancelled, the caller gets the wait's error, and nothing more is asked.
//
// You are done when
// - your test passes for every client that's right
// - your test notices every client that's wrong
//
// Edit:   `testRetrying(_:)` at the end of this file.
// Check:  swift run workshop check 3.5
// Read:   Book/03-StructWitnesses.md, "Clients from clients"

import Forecasts
import Synchronization
import Testing
import WeatherClient

// MARK: - Given

typealias MakeRetrying =
  @Sendable (WeatherClient, _ retries: Int, _ delay: Duration, any Clock<Duration>) -> WeatherClient

/// A clock for one test, with a client. Both note in one log what they're asked for, such as
/// `["forecast", "1.5 seconds", "forecast"]`. No wait takes any time.
final class TrainRide: Clock {
  /// The client's error. Its first call is call 1.
  struct NoSignal: Error, Equatable { let call: Int }

  let now = ContinuousClock.now
  let minimumResolution = Duration.zero
  private let failures: Int
  private let isCancelled: Bool
  private let state = Mutex((calls: 0, log: [String]()))
  var log: [String] { state.withLock { $0.log } }

  /// The first calls fail, as many as `failures`. If `cancelled`, each wait is cut short, as it is
  /// when the caller gives up.
  init(failures: Int, cancelled: Bool = false) {
    (self.failures, isCancelled) = (failures, cancelled)
  }

  var client: WeatherClient {
    WeatherClient(
      forecast: { try await self.answer("forecast", with: WeatherClient.happyPath.forecast($0)) },
      searchLocations: { _ in try self.answer("search", with: []) })
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    state.withLock { $0.log.append("\(now.duration(to: deadline))") }
    if isCancelled { throw CancellationError() }
    try Task.checkCancellation()
  }

  private func answer<Answer>(_ endpoint: String, with answer: Answer) throws -> Answer {
    let call = state.withLock { state in
      state.log.append(endpoint)
      state.calls += 1
      return state.calls
    }
    if call <= failures { throw NoSignal(call: call) }
    return answer
  }
}

// MARK: - Yours

/// Passes for a client that's right, and records an issue for one that's wrong. It may throw.
func testRetrying(_ makeRetrying: @escaping MakeRetrying) async throws {
  // TODO: 3.5 So far, only a client that waits before its first try fails.
  let ride = TrainRide(failures: 0)
  let client = makeRetrying(ride.client, 2, .seconds(1), ride)
  _ = try await client.forecast(.copenhagen)
  #expect(ride.log == ["forecast"])
}
