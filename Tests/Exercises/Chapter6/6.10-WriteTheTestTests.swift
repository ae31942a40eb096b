import TestSupport
import Testing

@testable import Chapter6Exercises

@Suite(.exercise("6.10"), .serialized)
struct Exercise6_10 {
  @Test("your test passes for every root that's right")
  func acceptsWhatIsRight() {
    for root in RightRoot.allCases {
      let complaint = issues(of: testRoot, about: root.make).first
      #expect(
        complaint == nil,
        "Your test refuses a root that's right: \(complaint ?? "")")
    }
  }

  @Test("your test notices every root that's wrong")
  func noticesWhatIsWrong() {
    let unnoticed = WrongRoot.allCases.filter { issues(of: testRoot, about: $0.make).isEmpty }
    let first = unnoticed.first?.rawValue
    let count = "\(unnoticed.count) of \(WrongRoot.allCases.count)"
    #expect(first == nil, "Your test misses \(count) wrong roots. One of them \(first ?? "").")
  }
}
