import Foundation

/// A socket, which is closed when nothing refers to it any more.
final class Socket: Sendable {
  private let descriptor: Int32

  /// Keeps child processes from inheriting the socket, lets no call block but `wait`, and turns off
  /// the signal that would end the process on a write after the other side has left.
  private init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      set(SO_NOSIGPIPE)
    #else
      // Elsewhere, a flag on each write does this: see `send`.
    #endif
  }

  deinit {
    close(descriptor)
  }

  private func set(_ option: Int32) {
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, option, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Waits for an event, and for whatever means that there will be no such event.
  ///
  /// - Parameters:
  ///   - event: `POLLIN` or `POLLOUT`.
  ///   - end: until when; nil means forever.
  ///   - stopSign: ends the wait.
  /// - Returns: false if the time is over or the sign is shown.
  func wait(
    for event: Int32, until end: ContinuousClock.Instant? = nil, unless stopSign: StopSign
  ) -> Bool {
    while true {
      var watched = [
        pollfd(fd: descriptor, events: Int16(event), revents: 0),
        pollfd(fd: stopSign.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      // Rounds up, so that the wait doesn't end too early.
      let left = end.map { max(.zero, $0 - .now) / .milliseconds(1) }
      let timeout = left.map { Int32(min($0.rounded(.up), Double(Int32.max))) } ?? -1
      let count = poll(&watched, nfds_t(watched.count), timeout)
      // A signal may end the wait early, without any events.
      if count >= 0 { return count > 0 && watched[1].revents == 0 }
    }
  }

  /// - Returns: what has arrived; nothing if the other side won't send any more.
  func receive() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(0, count)))
  }

  /// - Returns: how many bytes were sent; nil if the other side has left.
  func send(_ bytes: ArraySlice<UInt8>) -> Int? {
    #if canImport(Darwin)
      let count = bytes.withUnsafeBytes { Darwin.send(descriptor, $0.baseAddress, $0.count, 0) }
    #elseif canImport(Glibc)
      let flag = Int32(MSG_NOSIGNAL)
      let count = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flag) }
    #endif
    if count < 0, errno == EAGAIN || errno == EINTR { return 0 }
    return count < 0 ? nil : count
  }

  /// Tells the other side that nothing more will come.
  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }
}

extension Socket {
  /// A socket that listens on 127.0.0.1.
  ///
  /// - Parameter port: the port, or 0 for any free port.
  /// - Returns: the socket and the port that it listens on.
  static func listening(port: Int) throws(LoopbackServerError) -> (socket: Socket, port: Int) {
    guard let number = in_port_t(exactly: port) else { throw .portRefused(port) }
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #elseif canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw .latest(call: "socket") }
    let listener = Socket(descriptor)
    // Without this, the port of a server that has just stopped stays in use for a minute.
    listener.set(SO_REUSEADDR)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = number.bigEndian
    address.sin_addr = in_addr(s_addr: in_addr_t(0x7F00_0001).bigEndian)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(descriptor, address, size) == 0 else { return Int32(-1) }
        guard listen(descriptor, SOMAXCONN) == 0 else { return -1 }
        return getsockname(descriptor, address, &size)
      }
    }
    guard result == 0 else {
      switch errno {
      case EADDRINUSE: throw .portInUse(port)
      case EACCES, EADDRNOTAVAIL: throw .portRefused(port)
      default: throw .latest(call: "bind")
      }
    }
    return (listener, Int(in_port_t(bigEndian: address.sin_port)))
  }

  /// - Returns: the next client's socket; nil if the client has left again, or the process has too
  ///   many open files.
  func accept() -> Socket? {
    let client = Foundation.accept(descriptor, nil, nil)
    return client < 0 ? nil : Socket(client)
  }
}
