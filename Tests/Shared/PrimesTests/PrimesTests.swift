import Foundation
import Testing

@testable import Primes

@Suite("Primes")
struct PrimesTests {
  @Test("all primes below 10,000 are found, and nothing else")
  func small() {
    // Counted by dividing, which is slow and surely right.
    let divided = (-3..<10_000).filter { n in
      n > 1 && !(2..<max(2, n)).lazy.prefix { $0 * $0 <= n }.contains { n.isMultiple(of: $0) }
    }
    #expect((-3..<10_000).filter(isPrime) == divided)
    #expect(divided.count == 1229)
  }

  @Test(
    "large numbers",
    arguments: [(999_983, true), (999_983 * 999_979, false), (2_147_483_647, true), (.min, false)])
  func large(number: Int, expected: Bool) {
    #expect(isPrime(number) == expected)
  }

  @Test("the first positions are those of the primes, one by one")
  func everyPosition() async throws {
    for (index, prime) in (0..<2000).filter(isPrime).enumerated() {
      #expect(try await nthPrime(index + 1) == prime)
    }
  }

  @Test(
    "far positions",
    arguments: [(1000, 7919), (20_000, 224_737), (40_000, 479_909), (1_000_000, 15_485_863)])
  func far(position: Int, prime: Int) async throws {
    #expect(try await nthPrime(position) == prime)
  }

  @Test("before the first prime, and beyond the limit, there is a sentence instead")
  func none() async {
    for position in [0, -1, Int.min] {
      await #expect(throws: NoSuchPrime.tooEarly(position)) { try await nthPrime(position) }
    }
    for position in [1_000_001, Int.max] {
      await #expect(throws: NoSuchPrime.tooLate(position)) { try await nthPrime(position) }
    }
    #expect("\(NoSuchPrime.tooEarly(0))".hasPrefix("There is no prime number 0. "))
    #expect("\(NoSuchPrime.tooLate(1_000_001))".hasSuffix("ask for one up to number 1000000."))
  }

  @Test("a task that is cancelled gets no prime")
  func cancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await nthPrime(1_000_000)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

@Suite("Ordinals")
struct OrdinalTests {
  @Test(
    "English and German, alternately",
    arguments: [
      (1, "1st", "1."), (2, "2nd", "2."), (11, "11th", "11."), (40_000, "40,000th", "40.000."),
      (-2, "-2nd", "-2."),
    ])
  func ordinal(number: Int, english: String, german: String) {
    #expect(number.ordinal(in: Locale(identifier: "en_GB")) == english)
    #expect(number.ordinal(in: Locale(identifier: "de_DE")) == german)
  }

  @Test("whatever the locale, the number is there", arguments: ["", "xx", "quatsch_QU", "C"])
  func unknown(identifier: String) {
    #expect(5.ordinal(in: Locale(identifier: identifier)).contains("5"))
  }
}
