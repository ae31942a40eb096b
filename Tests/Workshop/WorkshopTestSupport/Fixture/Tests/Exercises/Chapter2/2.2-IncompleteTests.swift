import Support
import Testing

@testable import Chapter2Exercises

@Suite("2.2 Incomplete", .lesson("02-Second.md", "Seven"))
struct Exercise2_2 {
  @Test("it is seven")
  func isSeven() {
    #expect(incomplete() == 7, "incomplete() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
