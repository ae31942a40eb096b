import GreetingFeature
import Testing

@testable import Chapter4

@MainActor @Suite("The demo of the start screen")
struct StartScreenDemoTests {
  @Test("two greetings on one screen have one time zone")
  func oneTimeZone() {
    let before = GreetingFeature.Current
    defer { GreetingFeature.Current = before }
    GreetingFeature.Current = .mock
    #expect(
      StartScreenDemo.screen().text == """
        Good morning, Ada. It is 10:05.

        Ada goes to Copenhagen and Bo to Tokyo. One screen greets both.
        With Current.timeZone = Europe/Copenhagen:
          Good morning, Ada. It is 11:05.
          Good morning, Bo. It is 11:05.  ✗ Bo is in Tokyo
        With Current.timeZone = Asia/Tokyo:
          Good evening, Ada. It is 19:05.  ✗ Ada is in Copenhagen
          Good evening, Bo. It is 19:05.

        """)
  }
}
