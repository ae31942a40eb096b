import Foundation

/// One client's connection, from the first byte to the end.
struct Connection {
  let socket: Socket
  let stopSign: StopSign

  /// Answers one request, and returns when the client has the answer, has left, or the server
  /// stops.
  func serve(_ respond: (HTTPRequest) -> HTTPResponse) {
    guard let head = head() else { return }
    let response =
      switch HTTPRequest(head: head) {
      case nil: HTTPResponse.text("This is not an HTTP request.", status: 400)
      case let request? where request.method != "GET":
        HTTPResponse.text("Only GET is served here.", status: 405)
      case let request?: respond(request)
      }
    guard response.delay == .zero || !drain(for: response.delay), send(response.bytes) else {
      return
    }
    socket.endSending()
    // If we closed at once, with some of the client's bytes unread, the system would discard what
    // the client hasn't received yet.
    drain(for: .seconds(2))
  }

  /// - Returns: what the client sends before the first empty line; nil if it leaves before that, or
  ///   the server stops.
  private func head() -> [UInt8]? {
    var head: [UInt8] = []
    while socket.wait(for: POLLIN, unless: stopSign) {
      let bytes = socket.receive()
      head += bytes
      if let end = head.firstRange(of: "\r\n\r\n".utf8) { return Array(head[..<end.lowerBound]) }
      if bytes.isEmpty { return nil }
    }
    return nil
  }

  /// Ignores what the client still sends.
  ///
  /// - Parameter time: for how long.
  /// - Returns: whether the client has left or the server stops.
  @discardableResult
  private func drain(for time: Duration) -> Bool {
    let end = ContinuousClock.now + time
    while socket.wait(for: POLLIN, until: end, unless: stopSign) {
      if socket.receive().isEmpty { return true }
    }
    return .now < end
  }

  /// - Returns: whether everything was sent.
  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard socket.wait(for: POLLOUT, unless: stopSign), let count = socket.send(rest) else {
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
