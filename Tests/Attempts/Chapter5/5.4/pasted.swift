// Wrong: pulls back the first counter twice.
// Must fail with: They were [[0, 0], [2, 0], [2, 0]].

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
    action: onlineLaps,
    environment: { LapEnvironment(sum: $0.askOffice) }))

let onlineLaps = CasePath<RunAction, LapAction>(
  extract: { if case .online(let action) = $0 { action } else { nil } },
  embed: { .online($0) })

let offlineLaps = CasePath<RunAction, LapAction>(
  extract: { if case .offline(let action) = $0 { action } else { nil } },
  embed: { .offline($0) })
