import Support
import Testing

@testable import Chapter1Exercises

@Suite("1.5 Never ends", .lesson("01-First.md", "Seven"))
struct Exercise1_5 {
  @Test("it is seven")
  func isSeven() {
    #expect(endless() == 7, "endless() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
