import Support
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.5"))
struct Exercise1_5 {
  @Test("it is seven")
  func isSeven() {
    #expect(endless() == 7, "endless() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
