import Foundation

/// Serves all clients of one server on one thread.
struct EventLoop {
  private let listener: Int32
  private let stop: Int32
  private let respond: (HTTPRequest) -> HTTPResponse
  private var connections: [Connection] = []
  /// Set while the process has too many open files to accept another client.
  private var acceptsAgainAt: ContinuousClock.Instant?

  /// - Parameters:
  ///   - listener: a non-blocking listening socket; `run()` closes it.
  ///   - stop: a descriptor; `run()` returns once it is readable.
  ///   - respond: returns the response to a request.
  init(listener: Int32, stop: Int32, respond: @escaping (HTTPRequest) -> HTTPResponse) {
    self.listener = listener
    self.stop = stop
    self.respond = respond
  }

  /// Serves until it is told to stop, then closes all connections and the listening socket.
  mutating func run() {
    while true {
      let found = wait()
      if found[0] != 0 { break }
      proceed(found.dropFirst(2))
      if found[1] != 0 { acceptClients() }
    }
    for connection in connections { close(connection.socket) }
    close(listener)
  }

  /// - Returns: the events at `stop`, at the listener, and at each connection.
  private mutating func wait() -> [Int16] {
    let now = ContinuousClock.now
    if let time = acceptsAgainAt, time <= now { acceptsAgainAt = nil }
    let acceptEvents = acceptsAgainAt == nil ? Int16(POLLIN) : 0
    var watched = [
      pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      pollfd(fd: listener, events: acceptEvents, revents: 0),
    ]
    watched += connections.map { pollfd(fd: $0.socket, events: $0.events, revents: 0) }
    let deadlines = connections.compactMap(\.deadline) + [acceptsAgainAt].compactMap(\.self)
    let timeout = deadlines.min().map { Self.milliseconds(from: now, to: $0) } ?? -1
    // A signal may end the wait early, without any events.
    _ = poll(&watched, nfds_t(watched.count), timeout)
    return watched.map(\.revents)
  }

  private mutating func proceed(_ found: ArraySlice<Int16>) {
    let now = ContinuousClock.now
    for (index, events) in zip(connections.indices, found) {
      connections[index].proceed(events, now: now, respond: respond)
    }
    connections.removeAll { connection in
      if connection.isFinished { close(connection.socket) }
      return connection.isFinished
    }
  }

  private mutating func acceptClients() {
    while true {
      let client = accept(listener, nil, nil)
      if client >= 0 {
        if Sockets.configure(client) {
          connections.append(Connection(socket: client))
        } else {
          close(client)
        }
        continue
      }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EMFILE, ENFILE, ENOBUFS, ENOMEM:
        // The client stays in the queue, so `poll` would return again and again.
        acceptsAgainAt = .now + .milliseconds(50)
        return
      default: return
      }
    }
  }

  /// Rounds up, so that the wait doesn't end before the deadline.
  private static func milliseconds(
    from now: ContinuousClock.Instant, to deadline: ContinuousClock.Instant
  ) -> Int32 {
    let milliseconds = (deadline - now) / .milliseconds(1)
    return Int32(min(max(0, milliseconds.rounded(.up)), Double(Int32.max)))
  }
}
