// Wrong: makes new effects of those of the wrapped reducer, without their names.
// Must fail with: They should come back in order, with their names

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    let copies = effects.map { effect -> Effect<PrimeCounterAction> in
      switch effect.work {
      case .sending(let work): .run(work)
      case .silent(let work): .fireAndForget(work)
      case .cancelling(let id): .cancel(id: id)
      }
    }
    return copies + [.fireAndForget { environment.log(line) }]
  }
}
