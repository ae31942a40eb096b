// Wrong: the environments are in each other's place.
// Must fail with: The office should be asked for [4], and was asked for [].

/// What happens at the run: at the start, and at the far end.
let runReducer: Reducer<RunState, RunAction, RunEnvironment> = combine(
  pullback(
    lapReducer,
    state: \.online,
    action: onlineLaps,
    environment: { run in LapEnvironment(sum: { laps in run.lookUp(laps) }) }),
  pullback(
    lapReducer,
    state: \.offline,
    action: offlineLaps,
    environment: { LapEnvironment(sum: $0.askOffice) }))

let onlineLaps = CasePath<RunAction, LapAction>(
  extract: { if case .online(let action) = $0 { action } else { nil } },
  embed: { .online($0) })

let offlineLaps = CasePath<RunAction, LapAction>(
  extract: { if case .offline(let action) = $0 { action } else { nil } },
  embed: { .offline($0) })
