import Synchronization
import WeatherClient

@testable import Chapter3Exercises

/// Clients that are right.
enum RightClient: CaseIterable {
  case loop, recursion

  var make: MakeRetrying {
    switch self {
    case .loop: { retrying($0, FlawedTries(retries: $1, delay: $2, clock: $3, flaw: nil)) }
    case .recursion: { retrying($0, RecursiveTries(delay: $2, clock: $3, retries: $1)) }
    }
  }
}

/// Clients that are wrong, each in one way. The raw value completes "a client that …".
enum WrongClient: String, CaseIterable {
  case wholeSeconds = "takes only the whole seconds of the delay"
  case neverWaits = "tries again at once"
  case waitsFirst = "waits before its first try"
  case waitsLast = "waits after its last try, too"
  case countsFirst = "takes the first try for a retry"
  case sharesCount = "counts the tries of all calls together"
  case forgetsForecast = "never asks for a forecast again"
  case forgetsSearch = "never searches again"
  case firstError = "throws the first try's error when all tries fail"
  case ownError = "throws an error of its own when all tries fail"
  case ignoresCancellation = "goes on when its wait is cancelled"
  case hidesCancellation = "throws its last error when its wait is cancelled"

  var make: MakeRetrying {
    { client, retries, delay, clock in
      let flawed = FlawedTries(retries: retries, delay: delay, clock: clock, flaw: self)
      var made = retrying(client, flawed)
      if self == .forgetsForecast { made.forecast = client.forecast }
      if self == .forgetsSearch { made.searchLocations = client.searchLocations }
      return made
    }
  }
}

/// How a call is tried.
private protocol Tries: Sendable {
  func answer<Answer>(_ ask: () async throws -> Answer) async throws -> Answer
}

private func retrying(_ client: WeatherClient, _ tries: some Tries) -> WeatherClient {
  WeatherClient(
    forecast: { place in try await tries.answer { try await client.forecast(place) } },
    searchLocations: { place in
      try await tries.answer { try await client.searchLocations(place) }
    })
}

private final class FlawedTries: Tries {
  private struct GaveUp: Error {}

  private let retries: Int
  private let delay: Duration
  private let clock: any Clock<Duration>
  private let flaw: WrongClient?
  private let failuresOfAllCalls = Mutex(0)

  init(retries: Int, delay: Duration, clock: any Clock<Duration>, flaw: WrongClient?) {
    (self.retries, self.delay, self.clock, self.flaw) = (retries, delay, clock, flaw)
  }

  func answer<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
    if flaw == .waitsFirst { try await wait() }
    var failures = flaw == .countsFirst ? 1 : 0
    var first: (any Error)?
    while true {
      do {
        return try await ask()
      } catch {
        failures += 1
        first = first ?? error
        failuresOfAllCalls.withLock { $0 += 1 }
        if flaw == .sharesCount { failures = failuresOfAllCalls.withLock { $0 } }
        if failures > retries {
          if flaw == .waitsLast { try await wait() }
          throw flaw == .ownError ? GaveUp() : flaw == .firstError ? first ?? error : error
        }
        do {
          if flaw != .neverWaits { try await wait() }
        } catch let cancellation {
          throw flaw == .hidesCancellation ? error : cancellation
        }
      }
    }
  }

  private func wait() async throws {
    let seconds = Duration.seconds(delay.components.seconds)
    do {
      try await clock.sleep(for: flaw == .wholeSeconds ? seconds : delay)
    } catch {
      if flaw != .ignoresCancellation { throw error }
    }
  }
}

private struct RecursiveTries: Tries {
  let delay: Duration
  let clock: any Clock<Duration>
  var retries: Int

  func answer<Answer>(_ ask: () async throws -> Answer) async throws -> Answer {
    guard retries > 0 else { return try await ask() }
    do { return try await ask() } catch { try await clock.sleep(for: delay) }
    return try await RecursiveTries(delay: delay, clock: clock, retries: retries - 1).answer(ask)
  }
}
