import FileClient
import Foundation
import PrimeTime
import TerminalUI
import Testing

@testable import Chapter5

@MainActor @Suite("Chapter 5, command line")
struct SettingsTests {
  func settings(_ line: String) throws -> Settings {
    try Settings.arguments.values(
      from: line.split(separator: " ").map(String.init), defaults: Settings())
  }

  @Test(
    "says how primes are found",
    arguments: [
      ("", NthPrimeChoice.local), ("--nth-prime naive", .naive), ("--experiment 3", .experiment),
      ("--nth-prime experiment --experiment 3", .experiment),
      ("--nth-prime wolfram --service http://127.0.0.1:1", .wolfram),
    ])
  func choice(line: String, choice: NthPrimeChoice) throws {
    let settings = try settings(line)
    #expect(settings.choice == choice)
    #expect(settings.problem == nil)
  }

  @Test(
    "what cannot be meant is refused",
    arguments: [
      ("--nth-prime naive --experiment 3", "leave out --nth-prime"),
      ("--service http://127.0.0.1:1", "leave out --service"), ("--data-dir=", "needs a folder"),
    ])
  func problem(line: String, problem: String) throws {
    #expect(try settings(line).problem?.contains(problem) == true)
  }

  @Test(
    "a value that cannot be understood is told with what is needed",
    arguments: [
      (
        "--service foo",
        "--service needs an address with http:// or https:// and a host, not 'foo'."
      ),
      (
        "--locale xx",
        "--locale needs a language, with or without a country, such as de or en_GB, not 'xx'."
      ),
    ])
  func badValue(line: String, sentence: String) {
    let error = #expect(throws: ArgumentsError.self) { try settings(line) }
    #expect(error?.description == sentence)
  }

  @Test("a seed forces the group for this time, and the one that was drawn stays")
  func group() async throws {
    let files = FileClient.inMemory()
    #expect(try await settings("").experiment(files) == nil)
    let drawn = try await settings("--nth-prime experiment").experiment(files)?.group
    for seed in 0..<10 {
      let forced = try await settings("--experiment \(seed)").experiment(files)?.group
      #expect(forced == ExperimentGroup(seed: seed))
    }
    #expect(try await settings("--nth-prime experiment").experiment(files)?.group == drawn)
  }

  @Test("group A asks the service at its address, and group B doesn't")
  func arms() async throws {
    let files = FileClient.inMemory()
    // Nothing listens on port 1.
    let address = "--service http://127.0.0.1:1"
    let a = try #require((0...9).first { ExperimentGroup(seed: $0) == .a })
    let b = try #require((0...9).first { ExperimentGroup(seed: $0) == .b })
    let asking = try settings("--experiment \(a) \(address)")
    let service = asking.nthPrime(in: try await asking.experiment(files))
    let error = await #expect(throws: (any Error).self) { try await service(5) }
    #expect(
      error.map { "\($0)" }?.contains("`swift run PrimeStation --port 1`") == true)
    let computing = try settings("--experiment \(b) \(address)")
    let prime = try await computing.nthPrime(in: try await computing.experiment(files))(5)
    #expect(prime == 11)
  }

  @Test("a script hears that favourites couldn't be saved, whichever way primes are found")
  func failure() {
    var state = AppState()
    #expect(state.failure(asksService: true) == nil)
    state.favoritePrimes.notice = .saved(1)
    #expect(state.failure(asksService: false) == nil)
    state.favoritePrimes.notice = .failure(message: "It is Sunday.")
    #expect(state.failure(asksService: false) == "It is Sunday.")
  }
}
