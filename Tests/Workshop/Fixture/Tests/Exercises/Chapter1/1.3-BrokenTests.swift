import Support
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.3"))
struct Exercise1_3 {
  @Test("it is seven")
  func isSeven() {
    #expect(broken() == 7, "broken() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
