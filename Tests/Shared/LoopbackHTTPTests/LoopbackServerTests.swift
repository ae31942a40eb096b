import Foundation
import LoopbackHTTP
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Loopback server", .blocking)
struct LoopbackServerTests {
  @Test("an answer has a status, a length and a body, and ends the connection")
  func answer() throws {
    let server = try LoopbackServer.start { _ in .text("Hello", status: 404) }
    defer { server.stop() }
    #expect(server.baseURL.absoluteString == "http://127.0.0.1:\(server.port)")
    #expect(
      try RawClient.ask(server.port) == """
        HTTP/1.1 404 \r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: 6\r
        Connection: close\r
        \r
        Hello

        """)
  }

  @Test("a request has a method, a decoded path and decoded query items")
  func request() async throws {
    try await withLoopbackServer(respond: { _ in .text("") }) { baseURL, requests in
      let target = "/caf%C3%A9?current=a,b&name=J%C3%A6gersborggade+5&flag&x=%26%3D"
      _ = try RawClient.ask(#require(baseURL.port), RawClient.get(target))
      let request = try #require(requests.calls.first)
      #expect(request.method == "GET" && request.target == target && request.path == "/café")
      #expect(
        request.queryItems == [
          URLQueryItem(name: "current", value: "a,b"),
          URLQueryItem(name: "name", value: "Jægersborggade+5"),
          URLQueryItem(name: "flag", value: nil), URLQueryItem(name: "x", value: "&="),
        ])
      #expect(request.query("current") == "a,b" && request.query("other") == nil)
    }
  }

  @Test(
    "what makes no sense gets a 400, and what isn't GET a 405",
    arguments: [
      ("hello\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET x HTTP/1.1\r\n\r\n", 400),
      ("GET /%zz HTTP/1.1\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 4\r\n\r\nbody", 405),
    ])
  func noRequest(text: String, status: Int) async throws {
    try await withLoopbackServer(respond: { _ in .text("Hello") }) { baseURL, requests in
      let answer = try RawClient.ask(#require(baseURL.port), text)
      #expect(answer.hasPrefix("HTTP/1.1 \(status) \r\n"))
      #expect(requests.count == 0)
    }
  }

  @Test("a head that comes in pieces is a head")
  func slowHead() throws {
    let server = try LoopbackServer.start { _ in .text("Hello") }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for character in RawClient.get().unicodeScalars { client.send(String(character)) }
    #expect(client.receiveAll().hasSuffix("Hello\n"))
  }

  @Test("one session asks again and again, and in parallel")
  func manyRequests() async throws {
    try await withLoopbackServer(respond: { .text($0.path) }) { baseURL, requests in
      try await withThrowingTaskGroup { group in
        for number in 1...40 {
          group.addTask {
            let url = baseURL.appending(path: "\(number)")
            let (data, _) = try await URLSession.shared.data(from: url)
            #expect(String(decoding: data, as: UTF8.self) == "/\(number)\n")
          }
        }
        try await group.waitForAll()
      }
      #expect(requests.count == 40)
    }
  }

  @Test("a delay delays")
  func delay() throws {
    let response = HTTPResponse.text("Hello").delayed(by: .milliseconds(50))
    let server = try LoopbackServer.start { _ in response }
    defer { server.stop() }
    let start = ContinuousClock.now
    #expect(try RawClient.ask(server.port).hasSuffix("Hello\n"))
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  @Test("a client that leaves in the middle of an answer harms nobody")
  func leaves() throws {
    let long = HTTPResponse(contentType: "text/plain", body: Data(count: 8_000_000))
    let server = try LoopbackServer.start { $0.path == "/long" ? long : .text("Hello") }
    defer { server.stop() }
    for _ in 1...20 {
      let client = try RawClient(port: server.port)
      client.send(RawClient.get("/long"))
      #expect(client.receiveByte())
    }
    #expect(try RawClient.ask(server.port).hasSuffix("Hello\n"))
  }

  @Test("stopping ends every connection at once, whatever it waits for")
  func stopEndsConnections() async throws {
    let long = HTTPResponse(contentType: "text/plain", body: Data(count: 8_000_000))
    let requests = CallRecorder<HTTPRequest>()
    let server = try LoopbackServer.start { request in
      requests.record(request)
      return switch request.path {
      case "/hanging": .hanging
      case "/delayed": .text("late").delayed(by: .seconds(3600))
      default: long
      }
    }
    let clients = try ["", "/hanging", "/delayed", "/unread"].map { target in
      let client = try RawClient(port: server.port)
      if !target.isEmpty { client.send(RawClient.get(target)) }
      return client
    }
    await requests.waitForCalls(3)
    server.stop()
    server.stop()
    for client in clients.dropLast() { #expect(client.receiveAll() == "") }
  }

  @Test("a server that nobody holds has stopped")
  func deinitStops() throws {
    var server: LoopbackServer? = try LoopbackServer.start { _ in .text("Hello") }
    let client = try RawClient(port: #require(server).port)
    server = nil
    #expect(client.receiveAll() == "")
  }

  @Test("a busy port, and one that is none, are refused with what to do")
  func wrongPort() throws {
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
    #expect(throws: LoopbackServerError.portRefused(65536)) {
      try LoopbackServer.start(port: 65536) { _ in .text("Hello") }
    }
  }
}
