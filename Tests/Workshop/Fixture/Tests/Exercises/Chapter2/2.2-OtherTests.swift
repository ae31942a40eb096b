import Support
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.2"))
struct Exercise2_2 {
  @Test("it is seven")
  func isSeven() {
    #expect(other() == 7, "other() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
