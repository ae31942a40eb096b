// Correct: combines the reducer with one that only logs.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  combine(
    reducer,
    { state, action, environment in
      [.fireAndForget { [line = "\(action) -> \(state)"] in environment.log(line) }]
    })
}
