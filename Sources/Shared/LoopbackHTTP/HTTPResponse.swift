import Foundation

/// A server's response, including how well the server behaves while it sends it.
package struct HTTPResponse: Equatable, Sendable {
  /// The status, such as 200.
  package var status: Int
  /// The headers besides `Content-Length` and `Connection`, which the server adds.
  package var headers: [HTTPHeader]
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
  ///   - headers: the headers besides `Content-Length` and `Connection`.
  ///   - body: the body.
  package init(status: Int = 200, headers: [HTTPHeader] = [], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A JSON response.
  ///
  /// - Parameters:
  ///   - body: the JSON, or what pretends to be JSON.
  ///   - status: the status.
  package static func json(_ body: Data, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [HTTPHeader("Content-Type", "application/json; charset=utf-8")],
      body: body)
  }

  /// A plain-text response.
  ///
  /// - Parameters:
  ///   - text: the text; a line break is added at its end.
  ///   - status: the status.
  package static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [HTTPHeader("Content-Type", "text/plain; charset=utf-8")],
      body: Data("\(text)\n".utf8))
  }

  /// No response, on a connection that stays open until the client leaves or the server stops.
  package static let hanging = HTTPResponse().ending(.hanging)

  /// No response, on a connection that closes.
  package static let withoutAnswer = HTTPResponse().ending(.withoutAnswer)

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
  /// The bytes to send before the connection closes.
  func bytes(withBody: Bool) -> [UInt8] {
    let own = [
      HTTPHeader("Content-Length", "\(body.count)"),
      // A loopback server needs no more than one request per connection.
      HTTPHeader("Connection", "close"),
    ]
    let lines = (headers + own).map { "\($0.name): \($0.value)\r\n" }
    let head = "HTTP/1.1 \(status) \(Self.phrase(for: status))\r\n\(lines.joined())\r\n"
    guard withBody else { return Array(head.utf8) }
    if case .truncated(let count) = ending { return Array(head.utf8) + body.prefix(count) }
    return Array(head.utf8) + body
  }

  private static func phrase(for status: Int) -> String {
    switch status {
    case 200: "OK"
    case 201: "Created"
    case 202: "Accepted"
    case 204: "No Content"
    case 301: "Moved Permanently"
    case 302: "Found"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 501: "Not Implemented"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    // The phrase is meant for people only (RFC 9112, section 4).
    default: "Status \(status)"
    }
  }
}
