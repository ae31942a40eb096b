import SmallArchitecture
import Testing

/// Reports what is left over at the end of a script, at the steps that led to it.
extension Rehearsal {
  /// Reports the actions that no step has received, and discards them.
  ///
  /// - Parameter advice: what to do about it.
  func reportUnreceived(_ advice: String = "") {
    let byOrigin = Dictionary(grouping: received) { origin(of: $0.number) }
    for (origin, leftovers) in byOrigin.sorted(by: { $0.key < $1.key }) {
      let names = leftovers.map { text(of: $0.action) }.joined(separator: ", ")
      fail("No step receives what an effect of this step sent: \(names).\(advice)", at: origin)
    }
    received = []
  }

  /// Reports the effects that ended without sending an action, if no step expects that.
  func reportUnexpected() {
    for number in unexpected {
      fail(
        """
        An effect that this step began ended without sending an action. Add the step \
        .fireAndForget(), which expects that.
        """, at: origin(of: number))
    }
  }

  /// Reports the effects that are still running.
  func reportRunning() {
    for number in effects.entries.keys.sorted() {
      fail(
        "An effect that this step began is still running at the end: \(name(of: number)).",
        at: origin(of: number))
    }
  }

  /// A sentence that names the effects that are still running.
  var running: String {
    let names = effects.entries.keys.sorted().map(name).joined(separator: ", ")
    return switch effects.entries.count {
    case 0: "No effect is running."
    case 1: "One effect is running: \(names)."
    case let count: "\(count) effects are running: \(names)."
    }
  }

  func fail(_ message: String, at index: Int) {
    Issue.record(Comment(rawValue: message), sourceLocation: steps[index].sourceLocation)
  }

  private func origin(of number: Int) -> Int {
    begun[number]?.origin ?? 0
  }

  private func name(of number: Int) -> String {
    effects.entries[number]?.id.map { "\"\($0)\"" } ?? "one without an id"
  }
}
