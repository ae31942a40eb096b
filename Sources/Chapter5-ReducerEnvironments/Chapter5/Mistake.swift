import PrimeTime
import SmallArchitecture
import TerminalUI

/// A mistake in the app's list of reducers. The compiler accepts both.
enum Mistake: String, ArgumentChoice {
  /// The line of the offline counter is missing.
  case noPullback = "no-pullback"
  /// The line of the offline counter says `nthPrime: $0.nthPrime`, like that of the other counter.
  case wrongEnvironment = "wrong-environment"

  /// The app's reducer as it would be with the mistake.
  var reducer: Reducer<AppState, AppAction, AppEnvironment> {
    { state, action, environment in
      guard case .offlineCounter = action else { return appReducer(&state, action, environment) }
      switch self {
      case .noPullback:
        return []
      case .wrongEnvironment:
        var wrong = environment
        wrong.offlineNthPrime = environment.nthPrime
        return appReducer(&state, action, wrong)
      }
    }
  }

  /// What is seen of it.
  var symptom: Line {
    switch self {
    case .noPullback:
      Line("Broken: the offline counter's buttons are dead. Type offline, then nth.", .dim)
    case .wrongEnvironment:
      Line("Broken: the offline counter asks nthPrime. Type offline, then nth.", .dim)
    }
  }
}
