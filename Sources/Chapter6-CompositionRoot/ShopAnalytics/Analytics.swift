/// What analytics needs to know about an event, whichever module owns it.
package protocol AnalyticsEvent: Sendable {
  /// Which event it is, such as "onboarding.entered".
  var key: String { get }
  /// What there is to know about it, by name.
  var parameters: [String: String] { get }
}

/// Turns each event into a line. It knows no feature, and no feature knows it: they meet in the
/// composition root. The pattern is Benoit Pasquier's, "Dependency injection and Generics to create
/// a modular app in Swift".
package struct Analytics: Sendable {
  private let deliver: @Sendable (String) -> Void

  /// - Parameter deliver: takes a line, without its line break.
  package init(deliver: @escaping @Sendable (String) -> Void) {
    self.deliver = deliver
  }

  /// Delivers the event as "key name=value …", with the parameters sorted by name.
  package func send(_ event: some AnalyticsEvent) {
    let pairs = event.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    deliver(([event.key] + pairs).joined(separator: " "))
  }
}
