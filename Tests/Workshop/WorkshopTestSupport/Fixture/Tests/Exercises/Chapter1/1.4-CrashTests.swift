import Support
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.4"))
struct Exercise1_4 {
  @Test("it is seven")
  func isSeven() {
    #expect(crash() == 7, "crash() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() {}
}
