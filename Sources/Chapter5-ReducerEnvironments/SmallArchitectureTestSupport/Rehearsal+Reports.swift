import SmallArchitecture
import Testing

/// Reports what is left over at the end of a script, at the steps that led to it.
extension Rehearsal {
  /// Reports the actions that no step has received, and discards them.
  func reportUnreceived() {
    for (origin, leftovers) in grouped(received, by: { origin(of: $0.number) }) {
      let names = leftovers.map { text(of: $0.action) }.joined(separator: ", ")
      fail("No step receives what an effect of this step sent: \(names).", at: origin)
    }
    received = []
  }

  /// Reports the effects that ended without sending an action, if no step expects that.
  func reportUnexpected() {
    for (origin, leftovers) in grouped(unexpected, by: origin) {
      let silent = leftovers.count { begun[$0]?.isSilent == true }
      if silent > 0 {
        fail(
          silent == 1
            ? "No step expects the fire-and-forget effect that this step began."
            : "No step expects the \(silent) fire-and-forget effects that this step began.",
          at: origin)
      }
      if silent < leftovers.count {
        fail(
          """
          An effect that this step began ended without sending an action. Add the step \
          .fireAndForget(), which expects that.
          """, at: origin)
      }
    }
  }

  /// Reports the effects that are still running.
  func reportRunning() {
    for (origin, numbers) in grouped(effects.entries.keys, by: origin) {
      fail(
        numbers.count == 1
          ? "An effect that this step began is still running at the end: \(names(of: numbers))."
          : "\(numbers.count) effects that this step began are still running at the end: \(names(of: numbers)).",
        at: origin)
    }
  }

  /// A sentence that names the effects that are still running.
  var running: String {
    let numbers = Array(effects.entries.keys)
    return switch numbers.count {
    case 0: "No effect is running."
    case 1: "One effect is running: \(names(of: numbers))."
    default: "\(numbers.count) effects are running: \(names(of: numbers))."
    }
  }

  func fail(_ message: String, at index: Int) {
    Issue.record(Comment(rawValue: message), sourceLocation: steps[index].sourceLocation)
  }

  private func origin(of number: Int) -> Int {
    begun[number]?.origin ?? 0
  }

  private func names(of numbers: [Int]) -> String {
    numbers.sorted().map { number in
      effects.entries[number]?.id.map { "\"\($0)\"" } ?? "one without an id"
    }
    .joined(separator: ", ")
  }

  private func grouped<Leftovers: Sequence>(
    _ leftovers: Leftovers, by origin: (Leftovers.Element) -> Int
  ) -> [(Int, [Leftovers.Element])] {
    Dictionary(grouping: leftovers, by: origin).sorted { $0.key < $1.key }.map { ($0, $1) }
  }
}
