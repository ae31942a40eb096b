import Foundation
import PrimeWorlds
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.1"), .serialized)
struct Exercise4_1 {
  private let mock = LuckyDrawEnvironment.mock

  @Test("the mock is not derived from `live`")
  func isWrittenOut() {
    #expect(
      mock.isLive == false,
      "In a copy of `live`, all that you forget is live, and so would be a sixth endpoint.")
  }

  @Test("no endpoint touches anything outside")
  func touchesNothing() {
    let touched = Outside.touched {
      _ = mock.now()
      _ = mock.drawPosition()
      _ = try? mock.nthPrime(25)
      try? mock.save(LuckyPrime(position: 25, prime: 97, date: .distantPast))
      mock.track("drew 97")
    }
    #expect(touched == [], "Each endpoint was called once. All of that is live.")
  }

  @Test("each endpoint gives the same answer each time")
  func answersTheSame() {
    let dates = Set((1...1_000).map { _ in mock.now() }).count
    #expect(dates == 1, "`now` was called 1,000 times. A test can only expect what stays the same.")
    let positions = Set((1...1_000).map { _ in mock.drawPosition() }).count
    #expect(positions == 1, "`drawPosition` was called 1,000 times. Leave nothing to chance.")
    let primes = Set((1...1_000).map { _ in try? mock.nthPrime(25) }).count
    #expect(primes == 1, "`nthPrime` was asked 1,000 times for the same prime.")
  }

  @Test("the answers are the same tomorrow, in another run and in another time zone")
  func answersTheSameElsewhere() async {
    let days = abs(mock.now().timeIntervalSinceNow) / 86_400
    #expect(days > 2, "Today's date is another one tomorrow. Write down a moment that's long ago.")
    let (date, position) = (mock.now(), mock.drawPosition())
    await #expect(processExitsWith: .success) {
      [date = date as Date, position = position as Int] in
      NSTimeZone.default = try #require(TimeZone(identifier: "Pacific/Chatham"))
      await Exercise4_1().expect(date, position)
    }
  }

  /// What this process expects is what another one has seen.
  private func expect(_ date: Date, _ position: Int) {
    #expect(
      mock.now() == date,
      "In another run and another time zone, it's another moment. Write it as a number of seconds.")
    #expect(
      mock.drawPosition() == position,
      "It's another position in another run, as a hash value is, or the first element of a set.")
  }

  @Test("a draw works in the mock's world, with numbers above zero")
  func draws() {
    PrimeWorlds.Current = mock
    #expect(throws: Never.self, "A failure belongs in the test that needs one, not in the mock.") {
      let lucky = try drawLuckyPrime()
      #expect(lucky.position > 0, "Positions count from 1.")
    }
    #expect(throws: Never.self, "One number for every position is enough.") {
      for position in [1, 25, 1_000] {
        let prime = try mock.nthPrime(position)
        #expect(prime > 0, "A prime is a number above zero. In a mock, any one will do.")
      }
    }
  }
}
