import PrimeWorlds
import TestSupport
import Testing

@testable import Chapter4Exercises

@MainActor
@Suite(.exercise("4.4"), .serialized)
struct Exercise4_4 {
  private let reported = CallRecorder<String>()

  init() {
    (mailWorld, sentMail) = (.live, [])
  }

  @Test("the test runs once, and its result or its error is passed on")
  func runsTheTest() {
    var runs = 0
    let answer = withMailGuarded {
      runs += 1
      return 17
    }
    #expect(answer == 17, "The guard returns what the test returns.")
    #expect(throws: PaperJam(page: 3), "The test's error comes out of the guard as it is.") {
      try withMailGuarded {
        runs += 1
        throw PaperJam(page: 3)
      }
    }
    #expect(runs == 2, "There were two guards, and each has one test to run, once.")
  }

  @Test("a live world is replaced, and each use is reported when it happens")
  func reportsEachUse() {
    withMailGuarded {
      #expect(reported.calls == [], "Nothing has used the world yet, so there's nothing to report.")
      _ = mailWorld.send("2")
      #expect(sentMail == [], "A test sent real mail. Replace a live world by `World.reporting`.")
      #expect(reported.calls == ["mail"], "A use is reported at once, by the guard's `name`.")
      _ = mailWorld.send("3")
      #expect(reported.calls == ["mail", "mail"], "The world was used again: report each use.")
    }
  }

  @Test("a mock stays as it is")
  func leavesAMock() {
    mailWorld = .mock
    let postmark = withMailGuarded { mailWorld.send("2") }
    #expect(postmark == "not sent", "That's the mock's answer. The test needs the mock it has set.")
    #expect(reported.calls == [], "The test has mocked the mail: there's nothing to report.")
  }

  @Test("live or mock, the world is put back, however the test ends")
  func putsBack() {
    let worlds = worldsAfterwards(error: nil)
    let wanted = ["first, live", "first, live", "first, mock", "first, mock"]
    #expect(worlds == wanted, "Each test assigned a world of its own: put back the first one.")
    let worldsAfterErrors = worldsAfterwards(error: PaperJam(page: 3))
    #expect(worldsAfterErrors == wanted, "Each test threw an error: put back the first world, too.")
  }

  @Test("a guard within a guard puts back what it found when it began")
  func nests() {
    mailWorld = .mock
    withMailGuarded {
      mailWorld = .live
      withMailGuarded("inner") { _ = mailWorld.send("2") }
      #expect(reported.calls == ["inner"], "The inner guard found a live world, which was used.")
      #expect(mailWorld.isLive, "The inner guard is over: it puts back the live world it found.")
    }
    #expect(mailWorld.isLive == false, "The outer guard is over: it puts back the mock it found.")
  }

  /// What is in the global after four tests. Two began with a live world, and two with a mock.
  private func worldsAfterwards(error: PaperJam?) -> [String] {
    [(MailWorld.live, MailWorld.live), (.live, .mock), (.mock, .live), (.mock, .mock)].map {
      before, assigned in
      mailWorld = before
      let postmark = before.isLive ? "first, live" : "first, mock"
      mailWorld.send = { _ in postmark }
      try? withMailGuarded {
        mailWorld = assigned
        if let error { throw error }
      }
      return mailWorld.send("2")
    }
  }

  private func withMailGuarded<T>(_ name: String = "mail", test: () throws -> T) rethrows -> T {
    try withWorldGuarded(name, get: { mailWorld }, set: { mailWorld = $0 }) {
      reported.record($0)
    } test: {
      try test()
    }
  }
}

private struct PaperJam: Error, Equatable {
  let page: Int
}
