import Observation
import Primes

/// A number that one counts up and down, and asks questions about.
@MainActor @Observable
package final class CounterModel {
  /// What is known of the number that was asked about last.
  package enum Answer: Equatable, Sendable {
    /// Nobody has asked since the number has changed.
    case none
    /// Whether the number is prime.
    case isPrime(Int, Bool)
    /// The prime at this position is awaited.
    case asking(Int)
    /// The prime at a position.
    case nthPrime(Int, Int)
    /// There is no such prime, or nobody can tell; and this is why.
    case failure(message: String)
  }

  /// The number.
  package private(set) var count = 0
  /// What has come of the last question.
  package private(set) var answer = Answer.none
  /// The last question that takes its time, for those who wait until it is answered.
  @ObservationIgnored package private(set) var asking: Task<Void, Never>?

  /// A counter that stands at 0. What it depends on is in `Current`.
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

  // snippet.nth
  /// Asks for the nth prime, where n is the count. Cancels the previous request if it's still
  /// running.
  package func askNthPrime() {
    asking?.cancel()
    answer = .asking(count)
    // The world is read now, not when the task begins.
    asking = Task { [count, nthPrime = Current.nthPrime] in
      do {
        let prime = try await nthPrime(count)
        // `nthPrime` may ignore the cancellation. Then its answer is too late.
        if !Task.isCancelled { answer = .nthPrime(count, prime) }
      } catch {
        if !Task.isCancelled { answer = .failure(message: "\(error)") }
      }
    }
  }
  // snippet.end
}
