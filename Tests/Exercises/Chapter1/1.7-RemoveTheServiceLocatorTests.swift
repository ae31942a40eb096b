import CoffeeShopParts
import Synchronization
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.7"), .serialized)
struct Exercise1_7 {
  @Test("the profile shows what its own session, desk and log say")
  func asksItsServices() throws {
    let summary = try Services(member: "Ada").profile.summary()
    #expect(
      summary == "Ada, gold member. Visits: Slow Drip, Night Owl.",
      "All that it needs was handed to `makeProfile`. Look into `VisitSection`, too.")
  }

  @Test("each of two profiles uses services of its own")
  func keepsProfilesApart() throws {
    let (ada, bo) = (
      Services(member: "Ada"), Services(member: "Bo", status: "silver member", shops: ["Dockside"])
    )
    let (adas, bos) = (ada.profile, bo.profile)
    let summaries = try [adas.summary(), bos.summary()]
    #expect(
      summaries == [
        "Ada, gold member. Visits: Slow Drip, Night Owl.", "Bo, silver member. Visits: Dockside.",
      ],
      "Both profiles exist. Does one of them use what the other was given?")
    try adas.logOut()
    #expect(
      [ada.loggedOut.calls, bo.loggedOut.calls] == [["Ada"], []], "Ada logs out, and Bo doesn't.")
  }

  @Test("each summary asks all services again, the session included")
  func asksEachTime() throws {
    let services = Services(member: "Ada")
    let profile = services.profile
    let adas = try profile.summary()
    services.signIn("Bo")
    let bos = try profile.summary()
    services.visit("Dockside")
    let later = try profile.summary()
    #expect(adas == "Ada, gold member. Visits: Slow Drip, Night Owl.", "Ada is signed in.")
    #expect(bos == "Bo, guest. No visits yet.", "Keep the services, not what they said about Ada.")
    #expect(later == "Bo, guest. Visits: Dockside.", "Bo has been somewhere since.")
  }

  @Test("no profile and no section works without its services")
  func asksForTheServices() throws {
    let profile = Services(member: "Ada").profile
    // The compiler takes your initializer, if there is one like this, or else one that throws.
    let works = [
      "ProfileModel()": try canBeMade(like: profile, .init()),
      "VisitSection()": try canBeMade(VisitSection().text(for: "Ada") as String),
    ]
    #expect(
      works.filter(\.value).keys.sorted() == [], "These work, and promise that they need nothing.")
  }

  @Test("no code of yours mentions the container or the phone's session")
  func reachesForNothing() throws {
    let source = try LearnerSource.load("1.7")
    let places = ["Container", "PhoneSession", ".shared"].flatMap(source.lines(mentioning:))
    #expect(places == [], "What a type reaches for itself, its initializer can't tell.")
  }
}

extension ProfileModel: Probed {}
extension VisitSection: Probed {}

extension Probed {
  fileprivate func text(for member: String) throws -> String { throw NotThere() }
}

/// A session, a desk and a log in one.
final class Services: Session, MembershipDesk, VisitLog {
  private let signedIn: Mutex<String>
  private let statuses: [String: String]
  private let visits: Mutex<[String: [String]]>
  let loggedOut = CallRecorder<String>()

  init(
    member: String, status: String = "gold member", shops: [String] = ["Slow Drip", "Night Owl"]
  ) {
    signedIn = Mutex(member)
    statuses = [member: status]
    visits = Mutex([member: shops])
  }

  var profile: ProfileModel { makeProfile(session: self, desk: self, visits: self) }
  var member: String { signedIn.withLock { $0 } }

  func signIn(_ member: String) { signedIn.withLock { $0 = member } }
  func logOut() { loggedOut.record(member) }
  func visit(_ shop: String) { visits.withLock { $0[member, default: []].append(shop) } }
  func status(of member: String) -> String { statuses[member] ?? "guest" }
  func shops(visitedBy member: String) -> [String] { visits.withLock { $0[member] ?? [] } }
}
