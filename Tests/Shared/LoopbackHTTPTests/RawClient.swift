import Foundation
import Testing

/// A client that sends whatever bytes the test wants to send.
final class RawClient {
  private let socket: Int32

  init(port: Int) throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #elseif canImport(Musl)
      socket = Musl.socket(AF_INET, SOCK_STREAM, 0)
    #elseif canImport(Darwin)
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
      var yes: Int32 = 1
      setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
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

  func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Sends until all is sent or the server has left.
  func send(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.send(socket, buffer.baseAddress, buffer.count, flags)
        #elseif canImport(Musl)
          Musl.send(socket, buffer.baseAddress, buffer.count, flags)
        #elseif canImport(Darwin)
          Darwin.send(socket, buffer.baseAddress, buffer.count, flags)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Says that nothing more will be sent.
  func endSending() {
    shutdown(socket, Int32(SHUT_WR))
  }

  /// Waits for some bytes of the answer.
  func receiveSome(atMost limit: Int = 64 * 1024) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    while true {
      let count = recv(socket, &bytes, limit, 0)
      if count < 0, errno == EINTR { continue }
      return Array(bytes.prefix(max(0, count)))
    }
  }

  /// Waits for the end of the connection.
  func receiveAll() -> String {
    var all: [UInt8] = []
    while true {
      let bytes = receiveSome()
      guard !bytes.isEmpty else { return String(decoding: all, as: UTF8.self) }
      all += bytes
    }
  }

  /// Asks one question on a connection of its own.
  static func ask(_ port: Int, _ text: String) throws -> String {
    let client = try RawClient(port: port)
    client.send(text)
    return client.receiveAll()
  }
}

func port(of url: URL) throws -> Int {
  try #require(url.port)
}

let get = "GET / HTTP/1.1\r\nHost: here\r\n\r\n"

extension String {
  var body: Substring {
    range(of: "\r\n\r\n").map { self[$0.upperBound...] } ?? ""
  }

  var statusLine: Substring {
    prefix { $0 != "\r\n" }
  }
}
