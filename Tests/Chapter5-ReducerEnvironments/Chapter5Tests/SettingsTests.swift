import Foundation
import TerminalUI
import TestSupport
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
      ("", NthPrimeChoice.local), ("--nth-prime naive", .naive),
      ("--nth-prime experiment", .experiment),
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
      ("--service http://127.0.0.1:1", "leave out --service"), ("--data-dir=", "needs a folder"),
    ])
  func problem(line: String, problem: String) throws {
    #expect(try settings(line).problem?.contains(problem) == true)
  }

  @Test("group A asks the service at its address, and group B doesn't")
  func arms() async throws {
    // Nothing listens on port 1.
    let settings = try settings("--nth-prime experiment --service http://127.0.0.1:1")
    #expect(settings.experiment != nil)
    let service = settings.nthPrime(in: Experiment(group: .asksService))
    let error = await #expect(throws: (any Error).self) { try await service(5) }
    #expect(
      error.map { "\($0)" }?.contains("`swift run PrimeStation --port 1`") == true)
    #expect(try await settings.nthPrime(in: Experiment(group: .computes))(5) == 11)
  }

  @Test("an experiment says how long its answers take")
  func measured() async throws {
    let (clock, locale) = (TestClock(), Locale(identifier: "en_GB"))
    let experiment = Experiment(group: .asksService, clock: clock)
    #expect(experiment.line(locale: locale).text == "Group A asks a service: no answer yet")
    let nthPrime = experiment.measuring { n in
      await clock.advance(by: .microseconds(n))
      return 17
    }
    #expect(try await nthPrime(2_500) == 17)
    #expect(experiment.line(locale: locale).text == "Group A asks a service: 1 answer in 2.5 ms")
    _ = try await nthPrime(1_997_500)
    #expect(
      experiment.line(locale: locale).text
        == "Group A asks a service: 2 answers, averaging 1,000 ms")
  }
}
