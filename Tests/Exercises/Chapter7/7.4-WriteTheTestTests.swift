import TestSupport
import Testing

@testable import Chapter7Exercises

@MainActor
@Suite(.exercise("7.4"), .serialized)
struct Exercise7_4 {
  @Test("your test passes for every app that's right")
  func acceptsWhatIsRight() {
    for app in RightApp.allCases {
      let complaint = issues(of: testAccounts, about: app.make).first
      #expect(complaint == nil, "Your test refuses an app that's right: \(complaint ?? "")")
    }
  }

  @Test("your test notices every app that's wrong")
  func noticesWhatIsWrong() {
    let unnoticed = WrongApp.allCases.filter { issues(of: testAccounts, about: $0.make).isEmpty }
    let first = unnoticed.first?.rawValue
    let count = "\(unnoticed.count) of \(WrongApp.allCases.count)"
    #expect(first == nil, "Your test misses \(count) wrong apps. One of them \(first ?? "").")
  }
}
