import TestSupport
import Testing

@testable import Chapter5Exercises

@MainActor
@Suite(.exercise("5.7"), .serialized)
struct Exercise5_7 {
  @Test("your test passes for every reducer that's right")
  func acceptsWhatIsRight() async {
    for counter in RightCounter.allCases {
      let complaint = await issues(of: testCounter, about: counter.reducer).first
      #expect(
        complaint == nil,
        "Your test refuses a reducer that's right: \(complaint ?? "")")
    }
  }

  @Test("your test notices every reducer that's wrong")
  func noticesWhatIsWrong() async {
    var unnoticed: [String] = []
    for counter in WrongCounter.allCases
    where await issues(of: testCounter, about: counter.reducer).isEmpty {
      unnoticed.append(counter.rawValue)
    }
    let first = unnoticed.first
    let count = "\(unnoticed.count) of \(WrongCounter.allCases.count)"
    #expect(first == nil, "Your test misses \(count) wrong reducers. One of them \(first ?? "").")
  }
}
