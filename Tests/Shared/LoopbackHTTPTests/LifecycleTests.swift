import Foundation
import TestSupport
import Testing

@testable import LoopbackHTTP

/// Serialized, because together these tests would need more open files than macOS allows.
@Suite("Server, from start to stop", .serialized, .blocking)
struct LifecycleTests {
  @Test("port 0 takes a free port and tells which")
  func freePort() throws {
    let server = try LoopbackServer.start { _ in .text("Hello") }
    defer { server.stop() }
    #expect(server.port > 0)
    #expect(server.baseURL.absoluteString == "http://127.0.0.1:\(server.port)")
  }

  @Test("a busy port is told by its number, with what to do")
  func busyPort() throws {
    let server = try LoopbackServer.start { _ in .text("Hello") }
    defer { server.stop() }
    let error = #expect(throws: LoopbackServerError.portInUse(server.port)) {
      try LoopbackServer.start(port: server.port) { _ in .text("Hello") }
    }
    #expect(
      error?.description == """
        Port \(server.port) is in use. Is another station running? Stop it, or choose another \
        port with --port.
        """)
    #expect(try RawClient.ask(server.port, get).body == "Hello\n", "The first one goes on.")
  }

  @Test("a port that is none is refused", arguments: [-1, 65536, 1_000_000])
  func noPort(port: Int) {
    #expect(throws: LoopbackServerError.portRefused(port)) {
      try LoopbackServer.start(port: port) { _ in .text("Hello") }
    }
  }

  @Test("stopping ends every connection at once, whatever it waits for")
  func stopEndsConnections() async throws {
    let requests = CallRecorder<HTTPRequest>()
    let server = try LoopbackServer.start { request in
      requests.record(request)
      return request.path == "/hanging" ? .hanging : .text("late").delayed(by: .seconds(3600))
    }
    let silent = try RawClient(port: server.port)
    let hanging = try RawClient(port: server.port)
    hanging.send("GET /hanging HTTP/1.1\r\nHost: x\r\n\r\n")
    let delayed = try RawClient(port: server.port)
    delayed.send("GET /delayed HTTP/1.1\r\nHost: x\r\n\r\n")
    await requests.waitForCalls(2)
    server.stop()
    server.stop()
    for client in [silent, hanging, delayed] { #expect(client.receiveAll() == "") }
  }

  @Test("a server that nobody holds has stopped")
  func deinitStops() async throws {
    var server: LoopbackServer? = try LoopbackServer.start { _ in .text("Hello") }
    let client = try RawClient(port: #require(server).port)
    server = nil
    #expect(client.receiveAll() == "")
  }

  @Test("a port can be served again as soon as its server has stopped")
  func restarts() throws {
    var port = 0
    var busy = 0
    for _ in 1...20 {
      do {
        let server = try LoopbackServer.start(port: port) { _ in .text("Hello") }
        port = server.port
        // A connection that the server closed first is what used to keep a port busy.
        #expect(try RawClient.ask(port, get).body == "Hello\n")
        server.stop()
      } catch LoopbackServerError.portInUse {
        // Between two rounds the port is free for all: another test may get it. Or a program that
        // another test starts has it, until it closes what it inherits.
        busy += 1
        port = 0
      }
    }
    #expect(busy < 10, "A port that stays busy would be so in every other round.")
  }

  @Test("fifty servers run at once")
  func fifty() async throws {
    let servers = try (1...50).map { number in
      try LoopbackServer.start { _ in .text("\(number)") }
    }
    #expect(Set(servers.map(\.port)).count == 50)
    let answers = try servers.map { try RawClient.ask($0.port, get).body }
    #expect(answers == (1...50).map { "\($0)\n" })
    servers.forEach { $0.stop() }
  }

  @Test("fifty clients at once each get their own answer")
  func manyClients() async throws {
    try await withLoopbackServer(respond: { request in
      .text("\(request.path)").delayed(by: .milliseconds(1))
    }) { baseURL, requests in
      let port = try port(of: baseURL)
      let clients = try (1...50).map { _ in try RawClient(port: port) }
      for (number, client) in clients.enumerated() {
        client.send("GET /\(number) HTTP/1.1\r\nHost: x\r\n\r\n")
      }
      for (number, client) in clients.enumerated() {
        #expect(client.receiveAll().body == "/\(number)\n")
      }
      #expect(requests.count == 50)
    }
  }
}
