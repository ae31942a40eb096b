import Foundation
import Testing

/// A client that sends whatever bytes the test wants to send. It waits at most a minute for an
/// answer.
final class RawClient {
  private let socket: Int32

  init(port: Int) throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #elseif canImport(Darwin)
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var minute = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &minute, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr = in_addr(s_addr: in_addr_t(0x7F00_0001).bigEndian)
    let socket = socket
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(connected == 0, "connect: \(String(cString: strerror(errno)))")
  }

  /// Leaves.
  deinit {
    close(socket)
  }

  /// Sends a short text.
  func send(_ text: String) {
    _ = write(socket, text, text.utf8.count)
  }

  /// Waits for the first byte of the answer.
  func receiveByte() -> Bool {
    var byte: UInt8 = 0
    return read(socket, &byte, 1) == 1
  }

  /// Waits for the end of the connection.
  func receiveAll() -> String {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = read(socket, &bytes, bytes.count)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += bytes.prefix(count)
    }
  }

  /// Asks one question on a connection of its own.
  static func ask(_ port: Int, _ text: String = get()) throws -> String {
    let client = try RawClient(port: port)
    client.send(text)
    return client.receiveAll()
  }

  /// A request.
  static func get(_ target: String = "/") -> String {
    "GET \(target) HTTP/1.1\r\nHost: here\r\n\r\n"
  }
}
