import Foundation
import OfferServices
import TestSupport
import Testing

@testable import Chapter7Exercises

@MainActor
@Suite(.exercise("7.1"), .serialized)
struct Exercise7_1 {
  @Test("a screen uses the API, session, analytics and clock that it's given")
  func usesWhatItIsGiven() async {
    let analytics = Analytics()
    let screen = makeOffers(api: .echo, session: Session(user: "Ada"), analytics: analytics) {
      .hour(9)
    }
    await screen.load()
    #expect(screen.lines == ["Ada, 9"], "The API answers with the user and the hour.")
    #expect(analytics.events == ["offers.shown"], "The screen counts with these analytics.")
  }

  @Test("each load asks again who is signed in and what time it is")
  func asksAgain() async {
    let session = Session(user: "Ada")
    var hour = 9
    let screen = makeOffers(api: .echo, session: session, analytics: Analytics()) { .hour(hour) }
    await screen.load()
    #expect(screen.lines == ["Ada, 9"], "The API answers with the user and the hour.")
    (session.user, hour) = ("Grace", 17)
    await screen.load()
    #expect(screen.lines == ["Grace, 17"], "Now Grace is signed in, and it's 17:00.")
  }

  @Test("a caller that passes nothing, such as `openOffers()`, gets the singletons")
  func hasDefaults() async {
    let (server, user) = (API.shared.offers, Session.shared.user)
    defer { (API.shared.offers, Session.shared.user) = (server, user) }
    let (times, counted) = (CallRecorder<Date>(), Analytics.shared.events)
    (API.shared.offers, Session.shared.user) = (API.noting(times).offers, "Alan")
    let screen = OffersModel()
    await screen.load()
    #expect(screen.lines == ["Alan's offer"], "The defaults are the shared API and session.")
    #expect(
      Analytics.shared.events == counted + ["offers.shown"], "The default is `Analytics.shared`.")
    let loaded = Date()
    while Date() == loaded {}  // The clock moves on.
    await screen.load()
    #expect(
      Set(times.calls).count == 2, "The default clock is the computer's, read at each load.")
  }
}

extension API {
  /// Answers with the user and the hour.
  @MainActor fileprivate static var echo: API {
    API { user, time in ["\(user), \(Int(time.timeIntervalSince1970) / 3_600)"] }
  }

  /// Answers with the user's offer, and notes the time.
  @MainActor fileprivate static func noting(_ times: CallRecorder<Date>) -> API {
    API { user, time in
      times.record(time)
      return ["\(user)'s offer"]
    }
  }
}

extension Date {
  fileprivate static func hour(_ hour: Int) -> Date {
    Date(timeIntervalSince1970: Double(hour) * 3_600)
  }
}
