/// Takes the events that the app's features report.
package protocol EventHandlerProtocol: Sendable {
  /// Reports an event.
  ///
  /// - Parameters:
  ///   - key: which event it is, such as "login.screen".
  ///   - parameters: what there is to know about it, by name.
  func send(key: String, parameters: [String: String])
}
