import Observation
import Primes

/// A number that you can count up and down, and ask questions about.
@MainActor @Observable
package final class CounterModel {
  /// What is known about the number that was asked about last.
  package enum Answer: Equatable, Sendable {
    /// Nobody has asked since the number changed.
    case none
    /// Whether the number is prime.
    case isPrime(Int, Bool)
    /// Waiting for the prime at this position.
    case asking(Int)
    /// The prime at a position.
    case nthPrime(Int, Int)
    /// There is no such prime, or it couldn't be found, for this reason.
    case failure(message: String)
  }

  /// The number.
  package private(set) var count = 0
  /// The answer to the last question.
  package private(set) var answer = Answer.none
  /// The last request for a prime, for callers that wait until it's answered.
  @ObservationIgnored package private(set) var asking: Task<Void, Never>?

  /// A counter at 0. What it depends on is in `Current`.
  package init() {}

  /// Counts up.
  package func increment() { move(by: 1) }

  /// Counts down.
  package func decrement() { move(by: -1) }

  private func move(by step: Int) {
    count += step
    if case .asking = answer { return }
    answer = .none
  }

  /// Asks whether the number is prime. Cancels the previous request, if one is still running.
  package func askIsPrime() {
    asking?.cancel()
    answer = .isPrime(count, isPrime(count))
  }

  /// Asks for the nth prime, where n is the count. Cancels the previous request if it's still
  /// running.
  package func askNthPrime() {
    asking?.cancel()
    answer = .asking(count)
    // The world is read now, not when the task begins.
    asking = Task { [count, nthPrime = Current.nthPrime] in
      do {
        let prime = try await nthPrime(count)
        // `nthPrime` may ignore cancellation and answer anyway. Drop that answer.
        if !Task.isCancelled { answer = .nthPrime(count, prime) }
      } catch {
        if !Task.isCancelled { answer = .failure(message: "\(error)") }
      }
    }
  }
}
