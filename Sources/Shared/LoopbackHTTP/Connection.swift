import Foundation

/// One client's connection, from the first byte to the end.
struct Connection {
  private enum Phase {
    /// The request's head is arriving.
    case reading([UInt8])
    /// The response is delayed.
    case waiting(HTTPResponse, until: ContinuousClock.Instant)
    /// There will be no response.
    case hanging
    /// The response is being sent.
    case writing(ArraySlice<UInt8>)
    /// Everything has been sent, and the client is given time to read it. If we closed at once,
    /// with some of the client's bytes unread, the system would discard what the client hasn't
    /// received yet.
    case lingering(until: ContinuousClock.Instant)
    /// The socket can be closed.
    case finished
  }

  private static let lingeringTime = Duration.seconds(2)

  let socket: Int32
  private var phase = Phase.reading([])
  /// Whether the client will send nothing more; it may still be waiting for the response.
  private var clientIsDone = false

  /// - Parameter socket: a non-blocking socket; the connection's owner closes it.
  init(socket: Int32) {
    self.socket = socket
  }

  var isFinished: Bool {
    if case .finished = phase { true } else { false }
  }

  /// The events to poll for.
  var events: Int16 {
    switch phase {
    case .writing: Int16(POLLOUT)
    case .finished: 0
    default: clientIsDone ? 0 : Int16(POLLIN)
    }
  }

  /// The latest time to wake up.
  var deadline: ContinuousClock.Instant? {
    switch phase {
    case .waiting(_, let deadline), .lingering(let deadline): deadline
    default: nil
    }
  }

  /// Continues after a wait.
  ///
  /// - Parameters:
  ///   - events: the events that `poll` reported.
  ///   - now: the time.
  ///   - respond: returns the response to a request.
  mutating func proceed(
    _ events: Int16, now: ContinuousClock.Instant, respond: (HTTPRequest) -> HTTPResponse
  ) {
    if events & Int16(POLLIN | POLLHUP | POLLERR) != 0 { receive(now, respond) }
    switch phase {
    case .waiting(let response, let deadline) where deadline <= now: begin(response)
    case .lingering(let deadline) where deadline <= now: phase = .finished
    default: break
    }
    if case .writing(let bytes) = phase { write(bytes, now) }
  }

  private mutating func receive(
    _ now: ContinuousClock.Instant, _ respond: (HTTPRequest) -> HTTPResponse
  ) {
    // The client has already finished sending, so this event means that it has disconnected.
    guard !clientIsDone else { return phase = .finished }
    switch Sockets.receive(from: socket) {
    case .nothing: break
    case .broken: phase = .finished
    case .bytes(let bytes):
      // Anything after the request's head is ignored.
      guard case .reading(let before) = phase else { break }
      answer(RequestParser.parse(before + bytes), before + bytes, now, respond)
    case .end:
      clientIsDone = true
      switch phase {
      case .reading(let bytes) where !bytes.isEmpty:
        begin(.text("This is not an HTTP request: its end is missing.", status: 400))
      case .reading, .hanging, .lingering: phase = .finished
      // A client may finish sending and still wait for the response.
      case .waiting, .writing, .finished: break
      }
    }
  }

  private mutating func answer(
    _ result: RequestParser.Result, _ head: [UInt8], _ now: ContinuousClock.Instant,
    _ respond: (HTTPRequest) -> HTTPResponse
  ) {
    switch result {
    case .incomplete: phase = .reading(head)
    case .refused(let response, let withBody): begin(response, withBody: withBody)
    case .request(let request):
      let response = respond(request)
      phase = .waiting(response, until: now + response.delay)
    }
  }

  private mutating func begin(_ response: HTTPResponse, withBody: Bool = true) {
    switch response.ending {
    case .complete, .truncated: phase = .writing(response.bytes(withBody: withBody)[...])
    case .withoutAnswer: phase = .finished
    case .hanging: phase = clientIsDone ? .finished : .hanging
    }
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>, _ now: ContinuousClock.Instant) {
    guard let count = Sockets.send(bytes, to: socket) else { return phase = .finished }
    let rest = bytes.dropFirst(count)
    guard rest.isEmpty else { return phase = .writing(rest) }
    shutdown(socket, Int32(SHUT_WR))
    phase = clientIsDone ? .finished : .lingering(until: now + Self.lingeringTime)
  }
}
