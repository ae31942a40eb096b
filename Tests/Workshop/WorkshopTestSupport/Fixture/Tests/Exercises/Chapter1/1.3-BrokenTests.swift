import Support
import Testing

@testable import Chapter1Exercises

@Suite("1.3 Does not compile", .lesson("01-First.md", "Seven"))
struct Exercise1_3 {
  @Test("it is seven")
  func isSeven() {
    #expect(broken() == 7, "broken() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
