import AnalyticsProtocol2

/// The company's analytics: writes one line for each event.
package struct EventHandler: EventHandlerProtocol {
  private let write: @Sendable (String) -> Void

  /// - Parameter write: takes a line, without its line break.
  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }

  /// Writes the event as "event key name=value …", the parameters sorted by name.
  package func send(key: String, parameters: [String: String]) {
    let pairs = parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    write((["event", key] + pairs).joined(separator: " "))
  }
}
