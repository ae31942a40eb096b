import Foundation
import LoopbackHTTP
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Server, asked by URLSession")
struct URLSessionTests {
  @Test("an answer arrives whole")
  func answer() async throws {
    let body = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    try await withLoopbackServer(respond: { _ in
      .json(body, status: 503)
    }) { baseURL, requests in
      let url = baseURL.appending(path: "v1/forecast")
        .appending(queryItems: [URLQueryItem(name: "latitude", value: "55.68")])
      let (data, response) = try await URLSession.shared.data(from: url)
      #expect(data == body)
      let http = try #require(response as? HTTPURLResponse)
      #expect(http.statusCode == 503)
      #expect(http.value(forHTTPHeaderField: "Content-Type") == "application/json; charset=utf-8")
      #expect(requests.calls.map(\.path) == ["/v1/forecast"])
      #expect(requests.calls.first?.query("latitude") == "55.68")
    }
  }

  @Test("one session asks again and again, and in parallel")
  func manyRequests() async throws {
    try await withLoopbackServer(respond: {
      .text($0.path)
    }) { baseURL, requests in
      try await withThrowingTaskGroup { group in
        for number in 1...40 {
          group.addTask {
            let (data, _) = try await URLSession.shared.data(
              from: baseURL.appending(path: "\(number)"))
            #expect(String(decoding: data, as: UTF8.self) == "/\(number)\n")
          }
        }
        try await group.waitForAll()
      }
      #expect(requests.count == 40)
    }
  }

  @Test("another method is refused")
  func post() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello")
    }) { baseURL, requests in
      var request = URLRequest(url: baseURL)
      request.httpMethod = "POST"
      request.httpBody = Data("body".utf8)
      let (_, response) = try await URLSession.shared.data(for: request)
      let http = try #require(response as? HTTPURLResponse)
      #expect(http.statusCode == 405)
      #expect(http.value(forHTTPHeaderField: "Allow") == "GET")
      #expect(requests.count == 0)
    }
  }

  @Test(
    "an answer that breaks off is an error",
    arguments: [HTTPResponse.withoutAnswer, .text("Hello, world").truncated(toBytes: 5)])
  func breaksOff(response: HTTPResponse) async throws {
    try await withLoopbackServer(respond: { _ in
      response
    }) { baseURL, _ in
      await #expect(throws: URLError.self) {
        try await URLSession.shared.data(from: baseURL)
      }
    }
  }

  @Test("a delay delays")
  func delay() async throws {
    try await withLoopbackServer(respond: { _ in
      .text("Hello").delayed(by: .milliseconds(50))
    }) { baseURL, _ in
      let start = ContinuousClock.now
      _ = try await URLSession.shared.data(from: baseURL)
      #expect(ContinuousClock.now - start >= .milliseconds(50))
    }
  }

  @Test("a request without an answer can be cancelled, and the server serves the next one")
  func cancelled() async throws {
    try await withLoopbackServer(respond: { request in
      request.path == "/hanging" ? .hanging : .text("Hello")
    }) { baseURL, requests in
      let task = Task {
        try await URLSession.shared.data(from: baseURL.appending(path: "hanging"))
      }
      await requests.waitForCalls(1)
      task.cancel()
      await #expect(throws: (any Error).self) { try await task.value }
      let (data, _) = try await URLSession.shared.data(from: baseURL.appending(path: "next"))
      #expect(data == Data("Hello\n".utf8))
    }
  }
}
