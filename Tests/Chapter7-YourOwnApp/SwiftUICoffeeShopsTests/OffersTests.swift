import Foundation
import LoopbackHTTP
import Synchronization
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import SwiftUICoffeeShops

@Suite("A client on URLSession")
@MainActor
struct OffersTests {
  // snippet.client-test
  @Test("the client asks for the town's offers, and decodes them")
  func offers() async throws {
    let json = Data(#"[{ "shop": "comets", "text": "Two for one" }]"#.utf8)
    try await withLoopbackServer(respond: { _ in .json(json) }) { server, requests in
      let client = OffersClient.live(
        server: server, session: URLSession(configuration: .ephemeral), token: { _ in "t1" })
      let offers = try await client.offers("Lyon")
      #expect(offers == [Offer(shop: "comets", text: "Two for one")])
      #expect(requests.calls.map(\.target) == ["/offers?town=Lyon"])
    }
  }
  // snippet.end

  @Test("if the token is refused, the client asks for another, once", arguments: [1, 2])
  func refused(times: Int) async throws {
    let left = Mutex(times)
    let respond: @Sendable (HTTPRequest) -> HTTPResponse = { _ in
      let isRefused = left.withLock { left in
        left -= 1
        return left >= 0
      }
      return .json(Data("[]".utf8), status: isRefused ? 401 : 200)
    }
    try await withLoopbackServer(respond: respond) { server, requests in
      var refused: [String?] = []
      let client = OffersClient.live(
        server: server, session: URLSession(configuration: .ephemeral),
        token: {
          refused.append($0)
          return "t\(refused.count)"
        })
      if times == 1 {
        let offers = try await client.offers("Lyon")
        #expect(offers == [])
      } else {
        await #expect(throws: URLError.self) { try await client.offers("Lyon") }
      }
      #expect(refused == [nil, "t1"])
      #expect(requests.count == 2)
    }
  }

  // snippet.tokens-test
  @Test("several callers with a refused token share one renewal")
  func shared() async throws {
    let (asked, waiting, answer) = (Gate(), Gate(), Gate())
    var renewals = 0
    let tokens = Tokens {
      renewals += 1
      asked.open()
      await answer.pass()
      return "new"
    }
    let first = Task { try await tokens.token(refused: "old") }
    await asked.pass()
    let second = Task {
      waiting.open()
      return try await tokens.token(refused: "old")
    }
    await waiting.pass()
    answer.open()
    #expect(try await first.value == "new")
    #expect(try await second.value == "new")
    #expect(try await tokens.token(refused: nil) == "new")
    #expect(renewals == 1)
  }
  // snippet.end
}
