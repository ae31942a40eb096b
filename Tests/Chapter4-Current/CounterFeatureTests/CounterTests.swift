import Foundation
import TestSupport
import Testing

@testable import CounterFeature

@MainActor @Suite("Counter")
struct CounterTests {
  let model = CounterModel()

  @Test("counts up and down, also below zero")
  func counts() {
    #expect(model.count == 0)
    model.increment()
    model.increment()
    #expect(model.count == 2)
    for _ in 1...3 { model.decrement() }
    #expect(model.count == -1)
    #expect(text() == "Count -1\n")
  }

  @Test("tells whether the number is prime, until the number changes")
  func prime() {
    count(to: 2)
    model.askIsPrime()
    #expect(text() == "Count 2\n2 is prime\n")
    count(to: 4)
    #expect(text() == "Count 4\n")
    model.askIsPrime()
    #expect(text() == "Count 4\n4 is not prime\n")
    model.decrement()
    #expect(text() == "Count 3\n")
  }

  @Test("asks the world for the prime at the number's position, once")
  func nthPrime() async {
    let asked = CallRecorder<Int>()
    count(to: 5)
    await ask { position in
      asked.record(position)
      return 11
    }
    #expect(asked.calls == [5])
    #expect(text() == "Count 5\nThe 5th prime is 11\n")
  }

  @Test("while the answer is awaited it says so, and the number may change")
  func loading() async {
    let requests = HeldRequests<Int>()
    count(to: 3)
    let asking = start { _ in try await requests.send() }
    #expect(text() == "Count 3\nLooking for the 3rd prime…\n")
    model.increment()
    #expect(text() == "Count 4\nLooking for the 3rd prime…\n")
    await requests.answer(1, with: .success(5))
    await asking?.value
    #expect(text() == "Count 4\nThe 3rd prime is 5\n")
  }

  @Test("a failure is shown, and the next answer in its place")
  func failure() async {
    await ask { _ in throw Oops() }
    #expect(text() == "Count 0\nNo answer. Oops. Try again.\n")
    await ask { _ in 2 }
    #expect(text() == "Count 0\nThe 0th prime is 2\n")
  }

  @Test(
    "the newer request wins, whatever the older one does",
    arguments: [Result.success(2), .failure(Oops())])
  func newerWins(tooLate: Result<Int, any Error>) async {
    let requests = HeldRequests<Int>()
    count(to: 1)
    let first = start { _ in try await requests.send() }
    // Makes sure that the first one is number 1.
    await requests.sent.waitForCalls(1)
    count(to: 2)
    let second = start { _ in try await requests.send() }
    await requests.sent.waitForCalls(2)
    #expect(requests.cancelled.calls == [1])
    await requests.answer(1, with: tooLate)
    await first?.value
    #expect(text() == "Count 2\nLooking for the 2nd prime…\n")
    await requests.answer(2, with: .success(3))
    await second?.value
    #expect(text() == "Count 2\nThe 2nd prime is 3\n")
  }

  @Test("numbers are written as the locale of the moment has it")
  func locale() async {
    count(to: 1000)
    await ask { _ in 7919 }
    #expect(text() == "Count 1,000\nThe 1,000th prime is 7,919\n")
    #expect(text(locale: "de_DE") == "Count 1.000\nThe 1.000. prime is 7.919\n")
    model.askIsPrime()
    #expect(text(locale: "de_DE") == "Count 1.000\n1.000 is not prime\n")
    #expect(text() == "Count 1,000\n1,000 is not prime\n")
  }

  @Test("live computes, and refuses what there is not")
  func live() async throws {
    let nthPrime = CounterEnvironment.live.nthPrime
    #expect(try await nthPrime(5) == 11)
    await ask(nthPrime)
    #expect(text().hasPrefix("Count 0\nNo answer. There is no prime number 0. "))
  }

  private func count(to number: Int) {
    while model.count < number { model.increment() }
  }

  private func start(
    _ nthPrime: @escaping @Sendable (Int) async throws -> Int
  ) -> Task<Void, Never>? {
    inWorld(nthPrime: nthPrime) {
      model.askNthPrime()
      return model.asking
    }
  }

  private func ask(_ nthPrime: @escaping @Sendable (Int) async throws -> Int) async {
    await start(nthPrime)?.value
  }

  private func text(locale: String = "en_GB") -> String {
    inWorld(locale: locale) { model.screen.text }
  }
}

struct Oops: Error, CustomStringConvertible {
  let description = "Oops. Try again."
}
