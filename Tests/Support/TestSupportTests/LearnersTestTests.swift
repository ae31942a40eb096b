import TestSupport
import Testing

@Suite("Tests that learners write")
struct LearnersTestTests {
  private func isEven(_ number: Int) throws {
    #expect(number.isMultiple(of: 2), "It should be even.")
  }

  @Test("what a test complains about is told, and fails nothing")
  func complaints() {
    #expect(issues(of: isEven, about: 2) == [])
    let complaint = issues(of: isEven, about: 3).first ?? ""
    #expect(
      complaint.contains("isMultiple(of: 2)") && complaint.contains("It should be even."))
    #expect(issues(of: { _ in try #require(1 == 2) }, about: 3).count == 1)
  }
}
