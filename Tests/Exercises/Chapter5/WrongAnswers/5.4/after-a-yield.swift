// Wrong: lets other effects go first, before it writes.
// Must fail with: By then the line should have been written, but it was written after that.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects + [
      .fireAndForget {
        await Task.yield()
        environment.log(line)
      }
    ]
  }
}
