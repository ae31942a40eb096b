import Support
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.1"))
struct Exercise1_1 {
  @Test("it is seven")
  func isSeven() {
    #expect(passes() == 7, "passes() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
