/// Something that analytics can count. This module owns the protocol; nothing in it conforms.
package protocol CountableEvent {
  /// What happened. Reports are grouped by key, so the same event always has the same key.
  var key: String { get }
  /// What is known about it.
  var parameters: [String: ReportValue] { get }
}

/// The value of a parameter, as reports write it.
package enum ReportValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case boolean(Bool)
}

/// One event as it leaves the program.
package struct ReportLine: Hashable, Sendable {
  /// The event's key.
  package let key: String
  /// The event's parameters.
  package let parameters: [String: ReportValue]
}

/// Counts what the members of a club do.
package struct Analytics: Sendable {
  private let deliver: @Sendable (ReportLine) -> Void

  /// - Parameter deliver: takes each event's line before `count(_:)` returns.
  package init(deliver: @escaping @Sendable (ReportLine) -> Void) {
    self.deliver = deliver
  }

  /// Delivers one line for one event.
  package func count(_ event: some CountableEvent) {
    deliver(ReportLine(key: event.key, parameters: event.parameters))
  }
}
