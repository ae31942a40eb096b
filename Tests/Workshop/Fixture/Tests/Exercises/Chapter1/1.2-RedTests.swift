import Support
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.2"))
struct Exercise1_2 {
  @Test("it is seven")
  func isSeven() {
    #expect(red() == 7, "red() must be seven.")
  }

  @Test("nothing else is asked")
  func nothingElse() { #expect(Bool(true)) }
}
