import Foundation
import Testing

@testable import PrimeAlert

@Suite("Prime alert")
struct PrimeAlertTests {
  @Test(
    "counts and writes numbers in the locale that comes with it",
    arguments: [
      ("en_GB", 5, 11, "The 5th prime is 11"),
      ("en_GB", 1_000, 7_919, "The 1,000th prime is 7,919"),
      ("de_DE", 1_000, 7_919, "The 1.000. prime is 7.919"),
    ])
  func title(locale: String, n: Int, prime: Int, title: String) {
    let alert = PrimeAlert(n: n, answer: .success(prime), locale: Locale(identifier: locale))
    #expect(alert.title == title)
    #expect(alert.line.text == "\(title)  [ok]")
  }

  @Test("says why there is no prime")
  func failure() {
    let alert = PrimeAlert(
      n: 5, answer: .failure(NoAnswer("It is Sunday.")), locale: Locale(identifier: "en_GB"))
    #expect(alert.title == "No answer. It is Sunday.")
  }

  @Test("whatever comes of some work is an answer")
  func attempt() async {
    struct Sunday: Error, CustomStringConvertible {
      let description = "It is Sunday."
    }
    #expect(await Result.attempt { 11 } == .success(11))
    let failed = await Result<Int, NoAnswer>.attempt { throw Sunday() }
    #expect(failed == .failure(NoAnswer("It is Sunday.")))
  }
}
