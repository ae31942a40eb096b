import Foundation

/// What the server answers, and how well it behaves while doing so.
package struct HTTPResponse: Equatable, Sendable {
  /// The status, such as 200.
  package var status: Int
  /// The headers besides `Content-Length` and `Connection`, which the server adds.
  package var headers: [HTTPHeader]
  /// The body.
  package var body: Data
  /// How long the client waits for the first byte.
  package var delay: Duration = .zero
  /// How the answer ends.
  package var ending = Ending.complete

  /// How an answer ends.
  package enum Ending: Equatable, Sendable {
    /// As it should.
    case complete
    /// The connection closes after so many bytes of the body, whatever `Content-Length` says.
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

  /// An answer in JSON.
  ///
  /// - Parameters:
  ///   - body: the JSON, or what pretends to be.
  ///   - status: the status.
  package static func json(_ body: Data, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [HTTPHeader("Content-Type", "application/json; charset=utf-8")],
      body: body)
  }

  /// An answer in plain text.
  ///
  /// - Parameters:
  ///   - text: the text; it gets a line break at its end.
  ///   - status: the status.
  package static func text(_ text: String, status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: [HTTPHeader("Content-Type", "text/plain; charset=utf-8")],
      body: Data("\(text)\n".utf8))
  }

  /// No answer, on a connection that stays open until the client leaves or the server stops.
  package static let hanging = HTTPResponse().ending(.hanging)

  /// No answer, on a connection that closes.
  package static let withoutAnswer = HTTPResponse().ending(.withoutAnswer)

  /// The same answer, later.
  ///
  /// - Parameter delay: how long the client waits for the first byte.
  package func delayed(by delay: Duration) -> HTTPResponse {
    var response = self
    response.delay = delay
    return response
  }

  /// The same answer, of which the end is missing.
  ///
  /// - Parameter bytes: how much of the body is sent; `Content-Length` promises all of it.
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
      // One request a connection is all that a loopback server needs.
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
    // The phrase is for people only (RFC 9112, section 4).
    default: "Status \(status)"
    }
  }
}
