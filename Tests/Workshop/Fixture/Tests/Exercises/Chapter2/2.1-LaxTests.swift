import Support
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.1"))
struct Exercise2_1 {
  @Test("it is seven")
  func isSeven() {
    #expect(lax() > 0, "lax() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
