import LoopbackHTTP
import TestSupport
import Testing

@Suite("Server, byte by byte", .blocking)
struct RawConnectionTests {
  @Test("an answer has a status, a length and a body, and ends the connection")
  func answer() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello", status: 404)
    }) { baseURL, _ in
      let answer = try RawClient.ask(port(of: baseURL), get)
      #expect(
        answer == """
          HTTP/1.1 404 Not Found\r
          Content-Type: text/plain; charset=utf-8\r
          Content-Length: 6\r
          Connection: close\r
          \r
          Hello

          """)
    }
  }

  @Test("a head that comes a byte at a time is a head")
  func slowHead() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello")
    }) { baseURL, requests in
      let client = try RawClient(port: port(of: baseURL))
      for byte in get.utf8 { client.send([byte]) }
      #expect(client.receiveAll().body == "Hello\n")
      #expect(requests.count == 1)
    }
  }

  @Test("what follows the first request is ignored")
  func pipelined() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello")
    }) { baseURL, requests in
      let answer = try RawClient.ask(
        port(of: baseURL), get + "\0garbage\r\n\r\n" + get + get)
      #expect(answer.body == "Hello\n")
      #expect(requests.count == 1)
    }
  }

  @Test("a client that is done sending still gets its answer")
  func halfClosed() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello").delayed(by: .milliseconds(20))
    }) { baseURL, _ in
      let client = try RawClient(port: port(of: baseURL))
      client.send(get)
      client.endSending()
      #expect(client.receiveAll().body == "Hello\n")
    }
  }

  @Test("half a request is malformed, and none at all is nothing")
  func halfRequest() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello")
    }) { baseURL, requests in
      let client = try RawClient(port: port(of: baseURL))
      client.send("GET / HT")
      client.endSending()
      #expect(client.receiveAll().statusLine == "HTTP/1.1 400 Bad Request")
      let silent = try RawClient(port: port(of: baseURL))
      silent.endSending()
      #expect(silent.receiveAll() == "")
      #expect(requests.count == 0)
    }
  }

  @Test("a long body is no reason to lose the answer to a wrong method")
  func postWithBody() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello")
    }) { baseURL, requests in
      let client = try RawClient(port: port(of: baseURL))
      client.send("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n")
      client.send([UInt8](repeating: 0, count: 1_000_000))
      let answer = client.receiveAll()
      #expect(answer.statusLine == "HTTP/1.1 405 Method Not Allowed")
      #expect(answer.contains("\r\nAllow: GET\r\n"))
      #expect(requests.count == 0)
    }
  }

  @Test(
    "what is no request is told so at once",
    arguments: [
      ("\u{16}\u{03}\u{01}\u{02}", "HTTP/1.1 400 Bad Request"),
      ("SSH-2.0-client\r\n", "HTTP/1.1 400 Bad Request"),
      (
        "GET /" + String(repeating: "x", count: 20_000),
        "HTTP/1.1 431 Request Header Fields Too Large"
      ),
    ])
  func noRequest(text: String, status: String) async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello")
    }) { baseURL, _ in
      let answer = try RawClient.ask(port(of: baseURL), text)
      #expect(answer.statusLine == status)
    }
  }

  @Test("a truncated answer promises more than it holds")
  func truncated() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello").truncated(toBytes: 3)
    }) { baseURL, _ in
      let answer = try RawClient.ask(port(of: baseURL), get)
      #expect(answer.contains("Content-Length: 6\r\n"))
      #expect(answer.body == "Hel")
    }
  }

  @Test("no answer is no byte")
  func withoutAnswer() async throws {
    try await withLoopbackServer(respond: { _ in
      .withoutAnswer
    }) { baseURL, requests in
      let answer = try RawClient.ask(port(of: baseURL), get)
      #expect(answer == "")
      #expect(requests.count == 1)
    }
  }

  @Test("a client that leaves in the middle of an answer harms nobody")
  func leavesWhileReading() async throws {
    let long = HTTPResponse(body: .init(repeating: 0, count: 8_000_000))
    try await withLoopbackServer(respond: { request in
      request.path == "/long" ? long : .text("Hello")
    }) { baseURL, requests in
      let port = try port(of: baseURL)
      for _ in 1...20 {
        let client = try RawClient(port: port)
        client.send("GET /long HTTP/1.1\r\nHost: x\r\n\r\n")
        #expect(client.receiveSome(atMost: 10).count == 10)
      }
      #expect(try RawClient.ask(port, get).body == "Hello\n")
      #expect(requests.count == 21)
    }
  }

  @Test("a client that leaves before its answer harms nobody", arguments: [true, false])
  func leavesWhileWaiting(isHanging: Bool) async throws {
    try await withLoopbackServer(respond: { request in
      if request.path == "/" { return .text("Hello") }
      return isHanging ? .hanging : .text("late").delayed(by: .milliseconds(1))
    }) { baseURL, requests in
      let port = try port(of: baseURL)
      for number in 1...20 {
        let client = try RawClient(port: port)
        client.send("GET /slow HTTP/1.1\r\nHost: x\r\n\r\n")
        await requests.waitForCalls(number)
      }
      #expect(try RawClient.ask(port, get).body == "Hello\n")
    }
  }
}
