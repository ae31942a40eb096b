import Support
import Testing

@testable import Chapter1Exercises

@Suite("1.4 Crashes", .lesson("01-First.md", "Seven"))
struct Exercise1_4 {
  @Test("it is seven")
  func isSeven() {
    #expect(crash() == 7, "crash() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
