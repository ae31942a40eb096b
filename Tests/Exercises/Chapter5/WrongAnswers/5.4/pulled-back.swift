// Wrong: pulls the reducer back to the whole state, so that the names belong to a part.
// Must fail with: A name belongs to a part of the state, and `pullback` adds one

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  let whole = CasePath<PrimeCounterAction, PrimeCounterAction>(extract: { $0 }, embed: { $0 })
  let log: WatchReducer = { state, action, environment in
    let line = "\(action) -> \(state)"
    return [.fireAndForget { environment.log(line) }]
  }
  return combine(
    pullback(
      reducer, state: \.self, action: whole, environment: { (all: LoggedEnvironment) in all }),
    log)
}
