import Observation

extension WeatherViewModel {
  /// The state as it is, and again after each change, until the stream is dropped.
  ///
  /// Changes that follow each other at once may come as one.
  package func states() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: .bufferingNewest(1))
    observe(continuation)
    return stream
  }

  /// Suspends until the state is such as is asked for, or the task is cancelled.
  ///
  /// - Parameter isReached: whether the state is such.
  /// - Returns: the state.
  @discardableResult
  package func state(where isReached: (State) -> Bool) async -> State {
    for await state in states() where isReached(state) { return state }
    return state
  }

  private func observe(_ continuation: AsyncStream<State>.Continuation) {
    // A stream that nobody reads any more needs no news.
    if case .terminated = continuation.yield(state) { return }
    withObservationTracking {
      _ = state
    } onChange: { [weak self] in
      // The change is about to happen; what is on the main actor's list comes after it.
      Task { @MainActor in self?.observe(continuation) }
    }
  }
}
