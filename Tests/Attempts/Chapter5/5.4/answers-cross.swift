// Wrong: what the second counter's effect sends goes to the first one.
// Must fail with: What an effect sends goes back through the case path of its own counter.

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
  extract: { if case .offline(let action) = $0 { action } else { nil } },
  embed: { .online($0) })
