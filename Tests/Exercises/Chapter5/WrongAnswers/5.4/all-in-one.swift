// Wrong: puts the first effect and the log into one.
// Must fail with: don't put several into one.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    guard case .sending(let work) = effects.first?.work else {
      return effects + [.fireAndForget { environment.log(line) }]
    }
    let both = Effect<PrimeCounterAction>.run { send in
      environment.log(line)
      await work(send)
    }
    return [both] + effects.dropFirst()
  }
}
