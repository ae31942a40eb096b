// Correct: prints the line into a text, which the effect then logs.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    var text = ""
    print(action, state, separator: " -> ", terminator: "", to: &text)
    return effects + [.fireAndForget { [text] in environment.log(text) }]
  }
}
