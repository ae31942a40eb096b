// 5.2 · Offline                                                            ★☆☆
//
// At a charity run each lap earns money. The counter at the start asks an office over the
// network how much that is by now. A second counter stands at the far end of the park, where
// there is no network, and a printed table. It is the same counter with the same reducer.
// What it has not got yet is a place in the reducer of the whole run.
//
// Edit:   `runReducer`, and what you want to put beside it, at the end of this file.
// Check:  swift run workshop check 5.2
// Read:   Book/05-ReducerEnvironments.md, "Combine and pull back"

import ComposableArchitecture

// MARK: - Given

/// A counter of laps.
struct LapState: Equatable, Sendable {
  var laps = 0
  /// Whether somebody was asked for the sum and has not answered yet.
  var isAsking = false
  /// What the laps have earned, if that is known.
  var euros: Int?
}

enum LapAction: Equatable, Sendable {
  case lapFinished
  case sumButtonTapped
  case sumResponse(euros: Int?)
}

/// What a counter gets from outside. It does not know where from.
struct LapEnvironment: Sendable {
  /// What a number of laps has earned, or nil where nobody can say.
  var sum: @Sendable (_ laps: Int) async -> Int?
}

@Sendable func lapReducer(
  state: inout LapState, action: LapAction, environment: LapEnvironment
) -> [Effect<LapAction>] {
  switch action {
  case .lapFinished:
    state.laps += 1
    return []
  case .sumButtonTapped:
    state.isAsking = true
    return [.task { [laps = state.laps] in .sumResponse(euros: await environment.sum(laps)) }]
  case .sumResponse(let euros):
    state.isAsking = false
    state.euros = euros
    return []
  }
}

/// The whole run.
struct RunState: Equatable, Sendable {
  /// The counter at the start.
  var online = LapState()
  /// The counter at the far end.
  var offline = LapState()
}

enum RunAction: Equatable, Sendable {
  case online(LapAction)
  case offline(LapAction)
}

/// What the whole run gets from outside.
struct RunEnvironment: Sendable {
  /// Asks the office, over the network.
  var askOffice: @Sendable (_ laps: Int) async -> Int?
  /// Looks it up in the printed table, which knows every number of laps.
  var lookUp: @Sendable (_ laps: Int) -> Int
}

// MARK: - Yours

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
  embed: { .offline($0) })
