import Foundation

/// The few system calls that differ between platforms or that every socket needs.
enum Sockets {
  /// Creates a socket that listens on 127.0.0.1.
  ///
  /// - Parameter port: the port, or 0 for any free port.
  /// - Returns: the socket and the port that it listens on.
  /// - Throws: `LoopbackServerError`.
  static func listener(port: Int) throws(LoopbackServerError) -> (socket: Int32, port: Int) {
    guard let number = in_port_t(exactly: port) else { throw .portRefused(port) }
    let listener = socket(AF_INET, streamType, 0)
    guard listener >= 0 else { throw failure(of: "socket") }
    do throws(LoopbackServerError) {
      guard configure(listener) else { throw failure(of: "setsockopt or fcntl") }
      // Without this, the port of a server that has just stopped stays in use for a minute.
      var yes: Int32 = 1
      setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      var address = loopbackAddress(port: number)
      let bound = withAddress(&address) { bind(listener, $0, $1) }
      guard bound == 0, listen(listener, SOMAXCONN) == 0 else {
        switch errno {
        case EADDRINUSE: throw .portInUse(port)
        case EACCES, EADDRNOTAVAIL: throw .portRefused(port)
        default: throw failure(of: "bind")
        }
      }
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let named = withAddress(&address) { pointer, _ in getsockname(listener, pointer, &size) }
      guard named == 0 else { throw failure(of: "getsockname") }
      return (listener, Int(in_port_t(bigEndian: address.sin_port)))
    } catch {
      close(listener)
      throw error
    }
  }

  /// Makes a socket non-blocking, keeps child processes from inheriting it, and turns off the
  /// signal that would end the process on a write after the other side has left.
  ///
  /// - Returns: whether the system calls succeeded.
  static func configure(_ descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      var yes: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      // This fails if the other side has already left. Then there's no one to serve.
      guard setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, size) == 0 else { return false }
    #else
      // Elsewhere, a flag on each write does this: see `send`.
    #endif
    let flags = fcntl(descriptor, F_GETFL)
    return fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) == 0
      && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
  }

  /// - Returns: how many bytes were sent; 0 if the buffer is full, nil if the other side has left.
  static func send(_ bytes: ArraySlice<UInt8>, to socket: Int32) -> Int? {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    while true {
      let count = bytes.withUnsafeBytes { sendBytes(socket, $0, flags) }
      if count >= 0 { return count }
      if errno == EAGAIN { return 0 }
      if errno != EINTR { return nil }
    }
  }

  /// The result of reading from a non-blocking socket.
  enum Received {
    case bytes([UInt8])
    /// The other side won't send anything more.
    case end
    /// Nothing has arrived yet.
    case nothing
    /// The connection is broken.
    case broken
  }

  static func receive(from socket: Int32) -> Received {
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = recv(socket, &bytes, bytes.count, 0)
      if count > 0 { return .bytes(Array(bytes.prefix(count))) }
      if count == 0 { return .end }
      if errno == EAGAIN { return .nothing }
      if errno != EINTR { return .broken }
    }
  }

  /// For types that have a `close` method of their own.
  static func closeDescriptor(_ descriptor: Int32) {
    close(descriptor)
  }

  static func failure(of call: String) -> LoopbackServerError {
    .system(call: call, reason: String(cString: strerror(errno)))
  }

  private static func sendBytes(
    _ socket: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32
  ) -> Int {
    #if canImport(Glibc)
      Glibc.send(socket, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Musl)
      Musl.send(socket, bytes.baseAddress, bytes.count, flags)
    #elseif canImport(Darwin)
      Darwin.send(socket, bytes.baseAddress, bytes.count, flags)
    #endif
  }

  private static var streamType: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #elseif canImport(Musl) || canImport(Darwin)
      SOCK_STREAM
    #endif
  }

  private static func loopbackAddress(port: in_port_t) -> sockaddr_in {
    var address = sockaddr_in()
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #else
      // Only BSD addresses contain their own length.
    #endif
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: in_addr_t(0x7F00_0001).bigEndian)
    return address
  }

  private static func withAddress(
    _ address: inout sockaddr_in,
    _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}
