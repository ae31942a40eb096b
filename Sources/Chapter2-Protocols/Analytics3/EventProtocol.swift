// snippet.event-protocol
/// What analytics must know of an event, whoever's event it is.
package protocol EventProtocol: Sendable {
  /// Which event it is, such as "login.screen".
  var key: String { get }
  /// What there is to know about it, by name.
  var parameters: [String: String] { get }
}
// snippet.end
