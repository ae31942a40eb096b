import FileClient
import Foundation
import Primes
import TerminalUI
import TestSupport
import Testing

@testable import PrimeTime

@MainActor @Suite("Experiment, under way")
struct ExperimentTests {
  let clock = TestClock()
  let locale = Locale(identifier: "en_GB")

  struct Down: Error {}

  func text(_ experiment: Experiment) -> [String] {
    experiment.lines(locale: locale).map(\.text)
  }

  @Test(
    "the group is drawn at random once, and the folder remembers it",
    arguments: ExperimentGroup.allCases)
  func drawn(group: ExperimentGroup) async throws {
    let files = FileClient.inMemory()
    #expect(try await ExperimentNotes.load(from: files) { group }.group == group)
    let later = try await ExperimentNotes.load(from: files) {
      Issue.record("The second start draws again.")
      return group
    }
    #expect(later.group == group)
  }

  @Test("a damaged file is told, and not overwritten")
  func damaged() async throws {
    let files = FileClient.inMemory([ExperimentNotes.name: Data("A".utf8)])
    await #expect(throws: DamagedNotes(path: ExperimentNotes.name)) {
      try await ExperimentNotes.load(from: files) { .a }
    }
    #expect(try await files.load(ExperimentNotes.name) == Data("A".utf8))
  }

  @Test("each arm's answers and failures are measured, and kept for the next start")
  func measured() async throws {
    let files = FileClient.inMemory()
    let notes = try await ExperimentNotes.load(from: files) { .a }
    let service = Experiment(group: .a, notes: notes, files: files, clock: clock)
    #expect(text(service) == ["Group A asks a service: no answer yet"])
    let nthPrime = service.measuring { [clock] n in
      if n == 0 { throw Down() }
      await clock.advance(by: .milliseconds(n))
      return 17
    }
    for n in [500, 1_501] { #expect(try await nthPrime(n) == 17) }
    await #expect(throws: Down.self) { try await nthPrime(0) }
    let line = "Group A asks a service: 2 answers, averaging 1,000 ms, 1 failure"
    #expect(text(service) == [line])

    let own = Experiment(
      group: .b, notes: try await ExperimentNotes.load(from: files) { .b }, files: files,
      clock: clock)
    _ = try await own.measuring { [clock] _ in
      await clock.advance(by: .microseconds(2_500))
      return 17
    }(1)
    #expect(text(own) == [line, "Group B computes here: 1 answer in 2.5 ms"])
  }

  @Test("a position without a prime is no failure of the service")
  func noSuchPrime() async {
    let service = Experiment(group: .a, notes: .init(), files: .inMemory(), clock: clock)
    let nthPrime = service.measuring { n in throw NoSuchPrime.tooEarly(n) }
    await #expect(throws: NoSuchPrime.tooEarly(0)) { try await nthPrime(0) }
    #expect(text(service) == ["Group A asks a service: no answer yet"])
  }

  @Test("figures that can't be kept are told")
  func notKept() async throws {
    let experiment = Experiment(group: .b, notes: .init(), files: .failed, clock: clock)
    _ = try await experiment.measuring { _ in 17 }(1)
    #expect(
      text(experiment) == [
        "Group B computes here: 1 answer in 0.0 ms",
        "The figures couldn't be saved. The disk is on strike and does nothing for experiment.json. Write it down on paper.",
      ])
  }
}
