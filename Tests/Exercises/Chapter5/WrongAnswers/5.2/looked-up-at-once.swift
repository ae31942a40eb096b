// Wrong: looks the sum up in the reducer, and the effect only brings it.
// Must fail with: A reducer only says what is to be looked up

/// What happens at the run: at the start, and at the far end.
let runReducer: Reducer<RunState, RunAction, RunEnvironment> = combine(
  pullback(
    lapReducer,
    state: \.online,
    action: onlineLaps,
    environment: { LapEnvironment(sum: $0.askOffice) }),
  { state, action, environment in
    guard case .offline(let action) = action else { return [] }
    switch action {
    case .lapFinished:
      state.offline.laps += 1
      return []
    case .sumButtonTapped:
      state.offline.isAsking = true
      let euros = environment.lookUp(state.offline.laps)
      return [.task { .offline(.sumResponse(euros: euros)) }]
    case .sumResponse(let euros):
      state.offline.isAsking = false
      state.offline.euros = euros
      return []
    }
  })

let onlineLaps = CasePath<RunAction, LapAction>(
  extract: { if case .online(let action) = $0 { action } else { nil } },
  embed: { .online($0) })
