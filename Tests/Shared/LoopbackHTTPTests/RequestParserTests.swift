import Foundation
import Testing

@testable import LoopbackHTTP

@Suite("Request parser")
struct RequestParserTests {
  func request(_ text: String) throws -> HTTPRequest {
    guard case .request(let request) = RequestParser.parse(Array(text.utf8)) else {
      throw NoRequest()
    }
    return request
  }

  func refusal(_ text: String) -> Int? {
    guard case .refused(let response, _) = RequestParser.parse(Array(text.utf8)) else { return nil }
    return response.status
  }

  struct NoRequest: Error {}

  @Test("takes a request apart")
  func parts() throws {
    let request = try request(
      "GET /v1/forecast?latitude=55.68&current=a,b&name=J%C3%A6gersborggade+5&flag&&x=%26%3D HTTP/1.1\r\n"
        + "Host: 127.0.0.1:8417\r\nACCEPT:  text/html \r\nEmpty:\r\n\r\n")
    #expect(request.method == "GET")
    #expect(request.target.hasPrefix("/v1/forecast?latitude=55.68&"))
    #expect(request.path == "/v1/forecast")
    #expect(
      request.queryItems == [
        URLQueryItem(name: "latitude", value: "55.68"),
        URLQueryItem(name: "current", value: "a,b"),
        URLQueryItem(name: "name", value: "Jægersborggade+5"),
        URLQueryItem(name: "flag", value: nil),
        URLQueryItem(name: "x", value: "&="),
      ])
    #expect(request.query("latitude") == "55.68")
    #expect(request.query("longitude") == nil)
    #expect(request.header("accept") == "text/html")
    #expect(request.header("empty") == "")
    #expect(request.header("Cookie") == nil)
  }

  @Test(
    "decodes the path",
    arguments: [
      ("/", "/"), ("/?", "/"), ("//x", "//x"), ("/caf%C3%A9", "/café"), ("/a%2Fb?c", "/a/b"),
      ("http://127.0.0.1:1/a?b", "/a"), ("HTTP://127.0.0.1", "/"),
    ])
  func path(target: String, path: String) throws {
    #expect(try request("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n").path == path)
  }

  @Test("is content with bare line feeds, blank lines before, and HTTP/1.0 without a host")
  func lenient() throws {
    #expect(try request("\r\n\nGET /a HTTP/1.0\n\n").path == "/a")
    #expect(try request("\(get)and what comes after").path == "/")
  }

  @Test("waits while the head is incomplete")
  func incomplete() {
    for count in 0..<get.utf8.count {
      #expect(RequestParser.parse(Array(get.utf8.prefix(count))) == .incomplete)
    }
  }

  @Test(
    "calls it malformed",
    arguments: [
      "hello\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/2.0\r\nHost: x\r\n\r\n",
      "GET  / HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.1 \r\nHost: x\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\n", "GET x HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET * HTTP/1.1\r\nHost: x\r\n\r\n", "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
      "GET /?a=%zz HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost x\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\n\r\n",
      "GET / HTTP/1.1\r\nHost : x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: x\ry\r\n\r\n", "GET / HTTP/1.1\r\nHost: \0\r\n\r\n",
      " / HTTP/1.1\r\nHost: x\r\n\r\n", "\u{16}\u{03}\u{01}",
    ])
  func malformed(text: String) {
    #expect(refusal(text) == 400)
  }

  @Test("serves GET only", arguments: ["POST", "PUT", "DELETE", "OPTIONS", "get", "BREW"])
  func otherMethods(method: String) throws {
    let result = RequestParser.parse(Array("\(method) * HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
    guard case .refused(let response, let withBody) = result else { throw NoRequest() }
    #expect(response.status == 405)
    #expect(response.headers.contains(HTTPHeader("Allow", "GET")))
    #expect(withBody)
  }

  @Test("answers HEAD without a body")
  func head() throws {
    let result = RequestParser.parse(Array("HEAD / HTTP/1.1\r\nHost: x\r\n\r\n".utf8))
    guard case .refused(let response, withBody: false) = result else { throw NoRequest() }
    #expect(response.status == 405)
  }

  @Test("a head may have 16 KiB and no byte more, whether it is complete or not")
  func limit() throws {
    let start = "GET / HTTP/1.1\r\nHost: x\r\nLong: "
    let fill = RequestParser.headLimit - start.utf8.count - "\r\n\r".utf8.count
    let longest = start + String(repeating: "x", count: fill)
    #expect(try request(longest + "\r\n\r\n").header("long")?.count == fill)
    #expect(refusal(longest + "x\r\n\r\n") == 431)
    #expect(refusal(longest + "xxxx") == 431)
    #expect(try request(get + String(repeating: "x", count: 20_000)).path == "/")
  }
}
