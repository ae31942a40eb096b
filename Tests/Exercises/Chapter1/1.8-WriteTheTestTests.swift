import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.8"), .serialized)
struct Exercise1_8 {
  @Test("your test passes for every sign that's right")
  func acceptsWhatIsRight() {
    for sign in RightSign.allCases {
      let complaint = issues(of: testSign, about: sign.make).first
      #expect(
        complaint == nil,
        "Your test refuses a sign that's right: \(complaint ?? "")")
    }
  }

  @Test("your test notices every sign that's wrong")
  func noticesWhatIsWrong() {
    let unnoticed = WrongSign.allCases.filter { issues(of: testSign, about: $0.make).isEmpty }
    let first = unnoticed.first?.rawValue
    let count = "\(unnoticed.count) of \(WrongSign.allCases.count)"
    #expect(first == nil, "Your test misses \(count) wrong signs. One of them \(first ?? "").")
  }
}
