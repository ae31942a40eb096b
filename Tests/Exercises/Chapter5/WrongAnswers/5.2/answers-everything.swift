// Wrong: the second case path lets all actions through.
// Must fail with: They were [[0, 1], [1, 2], [1, 3]].

/// What happens at the run: at the start, and at the far end.
let runReducer: Reducer<RunState, RunAction, RunEnvironment> = combine(
  pullback(
    lapReducer,
    state: \.online,
    action: onlineLaps,
    environment: { LapEnvironment(sum: $0.askOffice) }),
  pullback(
    lapReducer,
    state: \.offline,
    action: offlineLaps,
    environment: { run in LapEnvironment(sum: { laps in run.lookUp(laps) }) }))

let onlineLaps = CasePath<RunAction, LapAction>(
  extract: { if case .online(let action) = $0 { action } else { nil } },
  embed: { .online($0) })

let offlineLaps = CasePath<RunAction, LapAction>(
  extract: { runAction in
    switch runAction {
    case .online(let action), .offline(let action): action
    }
  },
  embed: { .offline($0) })
