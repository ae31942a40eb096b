import Foundation
import LoopbackHTTP
import Primes
import TestSupport
import Testing

@testable import NthPrimeLive

@Suite("Nth prime, of Wolfram Alpha")
struct WolframAlphaTests {
  @Test("asks once, and takes the number out of the primary pod")
  func answer() async throws {
    try await withLoopbackServer(respond: { _ in .wolfram("541") }) { url, requests in
      let service = WolframAlpha(
        key: "AB &C", address: url.absoluteString, timeout: .seconds(3_600))
      let nthPrime = NthPrime.live(service)
      let prime = try await nthPrime(100)
      #expect(prime == 541)
      #expect(
        requests.calls.map(\.target) == [
          "/v2/query?input=prime%20100&format=plaintext&output=JSON&appid=AB%20%26C"
        ])
    }
  }

  @Test("nobody is asked without a key, nor for a prime before the first")
  func notAsked() async throws {
    try await withLoopbackServer(respond: { _ in .wolfram("2") }) { url, requests in
      for key in [nil, ""] {
        let service = WolframAlpha(key: key, address: url.absoluteString, timeout: .seconds(3_600))
        await #expect(throws: WolframAlphaError.noKey) { try await service.nthPrime(1) }
      }
      let service = WolframAlpha(key: "K", address: url.absoluteString, timeout: .seconds(3_600))
      await #expect(throws: NoSuchPrime.tooEarly(0)) { try await service.nthPrime(0) }
      #expect(requests.count == 0)
    }
  }

  @Test(
    "whatever is wrong with an answer is an error of its own",
    arguments: [
      (.text("Invalid appid", status: 403), .wrongKey),
      (
        .json(
          #"{"queryresult": {"success": false, "error": {"code": "1", "msg": "Invalid appid"}}}"#),
        .wrongKey
      ),
      (.json(#"{"queryresult": {"success": false, "error": true}}"#), .notUnderstood),
      (.wolfram("a great many"), .notUnderstood),
      (.json(#"{"queryresult": {"pods": [{"primary": true, "subpods": []}]}}"#), .notUnderstood),
      (.text("<html>"), .notUnderstood),
    ] as [(HTTPResponse, WolframAlphaError)])
  func wrongAnswer(response: HTTPResponse, error expected: WolframAlphaError) async throws {
    let (error, _) = try await error(of: response)
    #expect(error == expected)
    #expect(!"\(error)".contains("SECRET"))
  }

  @Test("a status that is no answer is told", arguments: [400, 404, 500, 503])
  func status(status: Int) async throws {
    let (error, address) = try await error(of: .text("Sorry.", status: status))
    #expect(error == .status(status, address: address))
  }

  @Test("an answer that does not come is waited for as long as was said")
  func timeout() async throws {
    let (error, address) = try await error(of: .hanging, timeout: .milliseconds(10))
    #expect(error == .timedOut(address: address, seconds: 1))
  }

  @Test("nobody there")
  func refused() async {
    // Nothing listens on this port. A stopped server's port might be taken by another test at once.
    let address = "http://127.0.0.1:1"
    let service = WolframAlpha(key: "SECRET", address: address, timeout: .seconds(3_600))
    await #expect(throws: WolframAlphaError.notReachable(address: address)) {
      try await service.nthPrime(1)
    }
  }

  @Test("cancelling the task cancels the question")
  func cancellation() async throws {
    try await withLoopbackServer(respond: { _ in .hanging }) { url, requests in
      let service = WolframAlpha(key: "K", address: url.absoluteString, timeout: .seconds(3_600))
      let task = Task { try await service.nthPrime(1) }
      await requests.waitForCalls(1)
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test(
    "says what happened, to what, and what to do",
    arguments: [
      (.noKey, "set WOLFRAM_APP_ID to it."),
      (.notReachable(address: "http://a"), "Nothing answers at http://a. Check your connection."),
      (
        .notReachable(address: "http://127.0.0.1:8418"),
        "http://127.0.0.1:8418 can't be reached. Start the stand-in with `swift run PrimeStation`."
      ),
    ] as [(WolframAlphaError, String)])
  func sentence(error: WolframAlphaError, part: String) {
    #expect(error.description.contains(part))
  }

  /// Asks a server that answers like this, and returns the error and the server's address.
  func error(
    of response: HTTPResponse, timeout: Duration = .seconds(3_600)
  ) async throws -> (error: WolframAlphaError, address: String) {
    try await withLoopbackServer(respond: { _ in response }) { url, _ in
      let service = WolframAlpha(key: "SECRET", address: url.absoluteString, timeout: timeout)
      let error = try await #require(throws: WolframAlphaError.self) {
        try await service.nthPrime(5)
      }
      return (error, url.absoluteString)
    }
  }
}

extension HTTPResponse {
  /// An answer in the format of Wolfram Alpha's.
  fileprivate static func wolfram(_ text: String) -> HTTPResponse {
    .json(
      """
      {"queryresult": {"success": true, "error": false, "numpods": 2, "pods": [
        {"title": "Input interpretation", "id": "Input", "numsubpods": 1, "subpods": [
          {"title": "", "plaintext": "2nd prime number"}]},
        {"title": "Result", "id": "Result", "primary": true, "numsubpods": 1, "subpods": [
          {"title": "", "plaintext": "\(text)"}]}]}}
      """)
  }

  fileprivate static func json(_ text: String) -> HTTPResponse {
    .json(Data(text.utf8))
  }
}
