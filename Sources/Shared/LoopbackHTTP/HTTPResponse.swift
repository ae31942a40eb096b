import Foundation

/// A server's response.
package struct HTTPResponse: Equatable, Sendable {
  /// The status, such as 200.
  package var status: Int
  /// The body's type, such as "text/html".
  package var contentType: String
  /// The body.
  package var body: Data
  /// How long the client waits for the first byte.
  package var delay: Duration = .zero

  /// - Parameters:
  ///   - status: the status, such as 200.
  ///   - contentType: the body's type, such as "text/html".
  ///   - body: the body.
  package init(status: Int = 200, contentType: String, body: Data) {
    (self.status, self.contentType, self.body) = (status, contentType, body)
  }

  /// A JSON response.
  ///
  /// - Parameters:
  ///   - body: the JSON, or what pretends to be JSON.
  ///   - status: the status.
  package static func json(_ body: Data, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "application/json; charset=utf-8", body: body)
  }

  /// A plain-text response.
  ///
  /// - Parameters:
  ///   - text: the text; a line break is added at its end.
  ///   - status: the status.
  package static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, contentType: "text/plain; charset=utf-8", body: Data("\(text)\n".utf8))
  }

  /// No response: the connection stays open until the client leaves or the server stops.
  package static let hanging = text("").delayed(by: .seconds(1_000_000))

  /// The same response, but later.
  ///
  /// - Parameter delay: how long the client waits for the first byte.
  package func delayed(by delay: Duration) -> HTTPResponse {
    var response = self
    response.delay = delay
    return response
  }
}

extension HTTPResponse {
  /// The bytes to send before the connection closes. The status has no words: they are optional
  /// (RFC 9112, section 4).
  var bytes: [UInt8] {
    let head = """
      HTTP/1.1 \(status) \r
      Content-Type: \(contentType)\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + body
  }
}
