// Wrong: makes new effects with the same ids, which don't belong to a part any more.
// Must fail with: Return the effects that you get, and don't make new ones of them.

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    let copies = effects.map { effect -> Effect<PrimeCounterAction> in
      let copy: Effect<PrimeCounterAction> =
        switch effect.work {
        case .sending(let work): .run(work)
        case .silent(let work): .fireAndForget(work)
        case .cancelling(let id): .cancel(id: id)
        }
      guard let id = effect.id else { return copy }
      return copy.cancellable(id: id, cancelInFlight: effect.cancelsInFlight)
    }
    return copies + [.fireAndForget { environment.log(line) }]
  }
}
