// Wrong: waits for a task of its own that writes, so other effects may write first.
// Must fail with: By then the line should have been written, but it was written after that.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects + [
      .fireAndForget { await Task.detached { environment.log(line) }.value }
    ]
  }
}
