// snippet.analytics-3
/// What analytics needs to know about an event, whichever module owns it.
package protocol EventProtocol: Sendable {
  /// Which event it is, such as "login.screen".
  var key: String { get }
  /// What there is to know about it, by name.
  var parameters: [String: String] { get }
}

/// The company's analytics: writes one line for each event.
package struct EventHandler: Sendable {
  private let write: @Sendable (String) -> Void
  // snippet.hide

  /// - Parameter write: takes a line, without its line break.
  package init(write: @escaping @Sendable (String) -> Void) {
    self.write = write
  }
  // snippet.show

  /// Writes the event as "event key name=value …", the parameters sorted by name.
  package func send(_ event: some EventProtocol) {
    let pairs = event.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    write((["event", event.key] + pairs).joined(separator: " "))
  }
}
// snippet.end
