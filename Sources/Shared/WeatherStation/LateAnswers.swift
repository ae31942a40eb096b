import Synchronization

/// Decides which answers are late: one at a time, so that the answer to the next request overtakes
/// it.
final class LateAnswers: Sendable {
  /// How late they are.
  static let delay = Duration.seconds(3)
  private let end = Mutex<ContinuousClock.Instant?>(nil)

  /// Whether the answer to a request is late. It is, unless another late one is still on its way.
  ///
  /// - Parameter arrival: when the request came.
  func include(requestAt arrival: ContinuousClock.Instant) -> Bool {
    end.withLock { end in
      if let end, arrival < end { return false }
      end = arrival + Self.delay
      return true
    }
  }
}
