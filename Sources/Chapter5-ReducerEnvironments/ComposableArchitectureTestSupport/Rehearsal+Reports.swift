import Testing

/// What a script has left over, told at the steps that began it.
extension Rehearsal {
  /// Reports what came and no step was there for, and forgets it.
  func reportLeftovers() {
    for (origin, leftovers) in grouped(received, by: \.origin) {
      let names = leftovers.prefix(5).map { text(of: $0.action) }
      let more = leftovers.count > 5 ? " and \(leftovers.count - 5) more" : ""
      fail(
        "No step receives what an effect of this step sent: \(names.joined(separator: ", "))\(more).",
        at: origin)
    }
    for (origin, leftovers) in grouped(silents, by: \.origin) {
      fail(
        leftovers.count == 1
          ? "No step expects the fire-and-forget effect that this step began."
          : "No step expects the \(leftovers.count) fire-and-forget effects that this step began.",
        at: origin)
    }
    received = []
    silents = []
  }

  /// Reports the effects that have not come to their end.
  func reportRunning() {
    for (origin, numbers) in grouped(effects.entries.keys, by: { origins[$0] ?? 0 }) {
      fail(
        numbers.count == 1
          ? "An effect that this step began still runs at the end: \(names(of: numbers))."
          : "\(numbers.count) effects that this step began still run at the end: \(names(of: numbers)).",
        at: origin)
    }
  }

  /// A sentence that names the effects that have not come to their end.
  var running: String {
    let numbers = Array(effects.entries.keys)
    return switch numbers.count {
    case 0: "No effect is running."
    case 1: "One effect is running: \(names(of: numbers))."
    default: "\(numbers.count) effects are running: \(names(of: numbers))."
    }
  }

  func fail(_ message: String, at index: Origin) {
    Issue.record(Comment(rawValue: message), sourceLocation: steps[index].sourceLocation)
  }

  private func names(of numbers: [Int]) -> String {
    numbers.sorted().map { number in
      effects.entries[number]?.id.map { "\"\($0)\"" } ?? "one without an id"
    }
    .joined(separator: ", ")
  }

  private func grouped<Leftovers: Sequence>(
    _ leftovers: Leftovers, by origin: (Leftovers.Element) -> Origin
  ) -> [(Origin, [Leftovers.Element])] {
    Dictionary(grouping: leftovers, by: origin).sorted { $0.key < $1.key }.map { ($0, $1) }
  }
}
