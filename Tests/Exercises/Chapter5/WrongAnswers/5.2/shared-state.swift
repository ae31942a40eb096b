// Wrong: both counters are pulled back to the same part of the state.
// Must fail with: Each counter needs a part of the state, and a case of the actions, for itself.

/// What happens at the run: at the start, and at the far end.
let runReducer: Reducer<RunState, RunAction, RunEnvironment> = combine(
  pullback(
    lapReducer,
    state: \.online,
    action: onlineLaps,
    environment: { LapEnvironment(sum: $0.askOffice) }),
  pullback(
    lapReducer,
    state: \.online,
    action: offlineLaps,
    environment: { run in LapEnvironment(sum: { laps in run.lookUp(laps) }) }))

let onlineLaps = CasePath<RunAction, LapAction>(
  extract: { if case .online(let action) = $0 { action } else { nil } },
  embed: { .online($0) })

let offlineLaps = CasePath<RunAction, LapAction>(
  extract: { if case .offline(let action) = $0 { action } else { nil } },
  embed: { .offline($0) })
