import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.5"), .serialized)
struct Exercise3_5 {
  @Test("your test passes for every client that's right")
  func acceptsWhatIsRight() async {
    for client in RightClient.allCases {
      let complaint = await issues(of: testRetrying, about: client.make).first
      #expect(
        complaint == nil,
        "Your test refuses a client that's right: \(complaint ?? "")")
    }
  }

  @Test("your test notices every client that's wrong")
  func noticesWhatIsWrong() async {
    var unnoticed: [String] = []
    for client in WrongClient.allCases
    where await issues(of: testRetrying, about: client.make).isEmpty {
      unnoticed.append(client.rawValue)
    }
    let first = unnoticed.first
    let count = "\(unnoticed.count) of \(WrongClient.allCases.count)"
    #expect(first == nil, "Your test misses \(count) wrong clients. One of them \(first ?? "").")
  }
}
