import SmallArchitecture

/// The seconds per action if this many actions are sent while another one is being reduced.
@MainActor
func secondsInQueue(actions count: Int) -> Double {
  let sender = Sender()
  // The action contains a string, as many actions do.
  let reducer: Reducer<Int, String, @Sendable () -> Void> = { sum, text, sendOthers in
    sum += 1
    if text == "first" { sendOthers() }
    return []
  }
  let store = Store(initialState: 0, reducer: reducer, environment: sender.sendAll)
  sender.work = { [unowned store] in for _ in 1..<count { store.send("later") } }
  let time = ContinuousClock().measure { store.send("first") }
  precondition(store.state == count, "An action was lost.")
  return time / .seconds(1) / Double(count)
}

/// Sends actions from the middle of a reducer.
@MainActor
private final class Sender {
  var work: () -> Void = {}

  var sendAll: @Sendable () -> Void {
    { MainActor.assumeIsolated { self.work() } }
  }
}
