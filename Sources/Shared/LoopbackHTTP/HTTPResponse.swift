import Foundation

/// A server's response, including how well the server behaves while it sends it.
package struct HTTPResponse: Equatable, Sendable {
  /// The status, such as 200.
  package var status: Int
  /// The body's type, such as "text/html".
  package var contentType: String
  /// The body.
  package var body: Data
  /// How long the client waits for the first byte.
  package var delay: Duration = .zero
  /// How the response ends.
  package var ending = Ending.complete

  /// How a response ends.
  package enum Ending: Equatable, Sendable {
    /// Normally.
    case complete
    /// The connection closes after this many bytes of the body, whatever `Content-Length` says.
    case truncated(bytes: Int)
    /// The connection closes before the first byte.
    case withoutAnswer
    /// Nothing is sent, and the connection stays open until the client leaves or the server stops.
    case hanging
  }

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

  /// No response, on a connection that stays open until the client leaves or the server stops.
  package static let hanging = text("").ending(.hanging)

  /// No response, on a connection that closes.
  package static let withoutAnswer = text("").ending(.withoutAnswer)

  /// The same response, but later.
  ///
  /// - Parameter delay: how long the client waits for the first byte.
  package func delayed(by delay: Duration) -> HTTPResponse {
    var response = self
    response.delay = delay
    return response
  }

  /// The same response, but cut off.
  ///
  /// - Parameter bytes: how much of the body is sent, while `Content-Length` promises all of it.
  package func truncated(toBytes bytes: Int) -> HTTPResponse {
    ending(.truncated(bytes: bytes))
  }

  private func ending(_ ending: Ending) -> HTTPResponse {
    var response = self
    response.ending = ending
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
    if case .truncated(let count) = ending { return Array(head.utf8) + body.prefix(count) }
    return Array(head.utf8) + body
  }
}
