// A small Composable Architecture, as a model to learn from, not to build on.
//
// It follows Brandon Williams and Stephen Celis, "Modular Dependency Injection", Point-Free
// #91–#93, 2020. The library that they published in the same year, swift-composable-architecture,
// has since taken another shape: a reducer is a type with a macro, dependencies come through
// `@Dependency` instead of an environment, and there are tools for navigation and shared state.

// snippet.reducer
/// Changes the state according to the action, and returns effects that haven't started. Only the
/// effects act on the world, and only through the environment. The reducer itself may read a value
/// from the environment, such as the locale or the date.
///
/// It can be called anywhere, so a reducer may be a global function or constant.
package typealias Reducer<State, Action: Sendable, Environment> =
  @Sendable (inout State, Action, Environment) -> [Effect<Action>]
// snippet.end

// snippet.combine
/// One reducer that runs all of them, in order, and returns all their effects in the same order.
package func combine<State, Action, Environment>(
  _ reducers: Reducer<State, Action, Environment>...
) -> Reducer<State, Action, Environment> {
  { state, action, environment in
    var effects: [Effect<Action>] = []
    for reducer in reducers {
      effects += reducer(&state, action, environment)
    }
    return effects
  }
}
// snippet.end

// snippet.pullback
/// Turns a part's reducer into one for the whole, which ignores the actions of other parts. The ids
/// of its effects belong to the part: other parts don't cancel them by accident.
///
/// - Parameters:
///   - reducer: the part's reducer, which knows nothing else.
///   - state: where the part's state is in the whole state.
///   - action: which actions of the whole are the part's.
///   - environment: the part's share of the whole environment.
package func pullback<State, Action, Environment, LocalState, LocalAction, LocalEnvironment>(
  _ reducer: @escaping Reducer<LocalState, LocalAction, LocalEnvironment>,
  state: WritableKeyPath<State, LocalState> & Sendable,
  action: CasePath<Action, LocalAction>,
  environment: @escaping @Sendable (Environment) -> LocalEnvironment
) -> Reducer<State, Action, Environment> {
  { wholeState, wholeAction, wholeEnvironment in
    guard let localAction = action.extract(wholeAction) else { return [] }
    let effects = reducer(&wholeState[keyPath: state], localAction, environment(wholeEnvironment))
    return effects.map { $0.map(action.embed).inside(state) }
  }
}
// snippet.end
