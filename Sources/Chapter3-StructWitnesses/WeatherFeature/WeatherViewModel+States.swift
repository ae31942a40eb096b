import Observation

extension WeatherViewModel {
  /// The current state, and the state after each change, until the stream is released.
  ///
  /// Changes in quick succession may arrive as one.
  package func states() -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: .bufferingNewest(1))
    observe(continuation)
    return stream
  }

  /// Suspends until the state fulfils a condition, or the task is cancelled.
  ///
  /// - Parameter isReached: the condition.
  /// - Returns: the state.
  @discardableResult
  package func state(where isReached: (State) -> Bool) async -> State {
    for await state in states() where isReached(state) { return state }
    return state
  }

  private func observe(_ continuation: AsyncStream<State>.Continuation) {
    // A stream that nobody reads any more needs no updates.
    if case .terminated = continuation.yield(state) { return }
    withObservationTracking {
      _ = state
    } onChange: { [weak self] in
      // The change is about to happen. A new task on the main actor runs after it.
      Task { @MainActor in self?.observe(continuation) }
    }
  }
}
