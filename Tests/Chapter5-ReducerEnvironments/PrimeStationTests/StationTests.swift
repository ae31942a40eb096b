import Foundation
import LoopbackHTTP
import NthPrimeLive
import TerminalUI
import TestSupport
import Testing

@testable import PrimeStation

@Suite("Prime station")
struct StationTests {
  let output = CallRecorder<String>()

  /// Asks a station on a free port, as the app does.
  func ask(_ n: Int) async throws -> Int {
    let settings = Settings(port: 0, delay: 0)
    let server = try Station(settings: settings, terminal: .scripted(output: output)).start()
    defer { server.stop() }
    let service = WolframAlpha(
      key: "DEMO", address: server.baseURL.absoluteString, timeout: .seconds(3_600))
    return try await service.nthPrime(n)
  }

  @Test("tells the prime that the live client asks for", arguments: [(1, 2), (20_000, 224_737)])
  func prime(n: Int, prime: Int) async throws {
    #expect(try await ask(n) == prime)
    // The log line doesn't contain the key.
    #expect(output.calls.last == "GET /v2/query prime \(n) 200\n")
  }

  @Test("refuses what it cannot compute, with its reason")
  func tooLate() async throws {
    let error = await #expect(throws: WolframAlphaError.self) { try await ask(2_000_000) }
    #expect(error?.description.contains("too far away") == true)
  }
}
