// Wrong: makes an effect that may be cancelled of one that was fire-and-forget.
// Must fail with: the effects that came back do this

func logging(_ reducer: @escaping WatchReducer) -> WatchReducer {
  { state, action, environment in
    let effects = reducer(&state, action, environment)
    let line = "\(action) -> \(state)"
    return effects.map { effect in
      if case .silent(let work) = effect.work, effect.id == nil {
        return .run { _ in await work() }
      }
      return effect
    } + [.fireAndForget { environment.log(line) }]
  }
}
