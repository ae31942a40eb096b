// Wrong: the first counter uses the table where the office has no answer.
// Must fail with: The table is for the far end only, and the office for the start only.

/// What happens at the run: at the start, and at the far end.
let runReducer: Reducer<RunState, RunAction, RunEnvironment> = combine(
  pullback(
    lapReducer,
    state: \.online,
    action: onlineLaps,
    environment: { run in
      LapEnvironment(sum: { laps in await run.askOffice(laps) ?? run.lookUp(laps) })
    }),
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
  embed: { .offline($0) })
