import Synchronization
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.7"), .serialized)
struct Exercise1_7 {
  init() {
    // All tests of this suite share the one container, and therefore run one after the other.
    Container.shared.removeAll()
  }

  @Test("the profile works although the container is empty")
  func worksWithAnEmptyContainer() {
    let services = Services(
      member: "Ada", status: "gold member", shops: ["Slow Drip", "Night Owl"])
    let profile = makeProfile(session: services, desk: services, visits: services)
    let text = text { try profile.summary() }
    #expect(
      text == "Ada, gold member. Visits: Slow Drip, Night Owl.",
      """
      The container is empty, and the summary is: \(text) It should be: Ada, gold member. Visits: \
      Slow Drip, Night Owl. NotRegistered would mean that something is still fetched instead of \
      being handed over. Look into VisitSection too.
      """)
  }

  @Test("the profile uses those that it was given, and asks nobody else")
  func asksNobodyElse() {
    let loggedOut = CallRecorder<String>()
    Services.decoys(loggedOut: loggedOut).register()
    let services = Services(member: "Ada", loggedOut: loggedOut)
    let profile = makeProfile(session: services, desk: services, visits: services)
    let text = text { try profile.summary() }
    #expect(
      text == "Ada, guest. No visits yet.",
      """
      The profile was made with the services of Ada, while the container has those of Mallory. \
      The summary is: \(text) Some of that comes from the container.
      """)
    #expect(throws: Never.self, "logOut() throws, although the session of this profile does not.") {
      try profile.logOut()
    }
    let members = loggedOut.calls
    #expect(
      members == ["Ada"],
      """
      The profile was made with the session of Ada and asked to log out. Logged out were \
      \(members). It should be Ada, once. logOut() uses the session as well.
      """)
    let requests = Container.shared.requests
    #expect(
      requests.isEmpty,
      """
      Somebody asked the container for \(requests.quoted). Nobody needs to: all that the profile \
      works with was handed to makeProfile(session:desk:visits:).
      """)
  }

  @Test("two profiles keep their services apart")
  func keepsProfilesApart() {
    let ada = Services(member: "Ada", shops: ["Slow Drip"])
    let bo = Services(member: "Bo", status: "gold member", shops: ["Night Owl"])
    let adas = makeProfile(session: ada, desk: ada, visits: ada)
    let bos = makeProfile(session: bo, desk: bo, visits: bo)
    let texts = [text { try adas.summary() }, text { try bos.summary() }]
    #expect(
      texts == ["Ada, guest. Visits: Slow Drip.", "Bo, gold member. Visits: Night Owl."],
      """
      Two profiles were made, the first for Ada, the second for Bo. Asked afterwards, the first \
      says: \(texts[0]) The second says: \(texts[1]) Each needs its services in stored \
      properties of its own, not in a static.
      """)
    try? adas.logOut()
    try? bos.logOut()
    let loggedOut = [ada, bo].map(\.loggedOut.calls)
    #expect(
      loggedOut == [["Ada"], ["Bo"]],
      """
      Both profiles log out. The session of Ada logged out \(loggedOut[0]), the session of Bo \
      \(loggedOut[1]). Each profile needs a session of its own, not one in a static.
      """)
  }

  @Test("the services are asked each time")
  func asksEachTime() {
    let log = ChangingLog()
    let services = Services(member: "Ada")
    let profile = makeProfile(session: services, desk: services, visits: log)
    let before = text { try profile.summary() }
    log.shop.withLock { $0 = "Slow Drip" }
    let after = text { try profile.summary() }
    #expect(
      before.hasSuffix("No visits yet.") && after.hasSuffix("Visits: Slow Drip."),
      """
      Ada visits her first shop between two summaries. The first one says: \(before) The second \
      one says: \(after) Keep the services, not what they answered once.
      """)
  }

  @Test("a failed log-out reaches the caller")
  func passesFailedLogOutOn() {
    let services = Services(member: "Ada", outage: .doorIsStuck)
    let profile = makeProfile(session: services, desk: services, visits: services)
    #expect(
      throws: Outage.doorIsStuck,
      "The session cannot log out and throws, and logOut() should throw it too. Do not swallow it."
    ) {
      try profile.logOut()
    }
  }

  @Test("an error of a service reaches the caller", arguments: [Outage.deskIsClosed, .logIsLost])
  func passesErrorsOn(outage: Outage) {
    Services.decoys().register()
    let services = Services(member: "Ada", outage: outage)
    let profile = makeProfile(session: services, desk: services, visits: services)
    #expect(
      throws: outage,
      """
      One of the services throws \(outage), and summary() should throw it too: only the caller \
      knows what to do about it. Do not swallow it, and do not ask somebody else instead.
      """
    ) {
      try profile.summary()
    }
    let requests = Container.shared.requests
    #expect(
      requests.isEmpty,
      """
      A service throws an error, and the container is asked for \(requests.quoted). It is no \
      help in an emergency either.
      """)
  }

  @Test("your part of the file does not mention the container")
  func mentionsNoContainer() throws {
    let source = try LearnerSource.load("1.7")
    let places = source.without("final class Container").lines(mentioning: "Container")
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). The container is mentioned there: \(places.quoted). As long \
      as a type can reach it, or is handed one, nobody sees from outside what the type needs.
      """)
  }

  @Test("a profile without its services cannot exist")
  func leavesNoHole() throws {
    let services = Services(member: "Ada")
    let profile = makeProfile(session: services, desk: services, visits: services)
    let holes = Mirror(reflecting: profile).children
      .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
      .filter { "\(type(of: $0.value))".contains(/Session|MembershipDesk|VisitLog/) }
      .compactMap(\.label)
    #expect(
      holes.isEmpty,
      """
      ProfileModel has optional stored properties: \(holes.joined(separator: ", ")). Then there \
      are profiles that lack a service, and somebody still learns it on their phone.
      """)
    let works = try canBeMade(like: profile, .init())
    #expect(
      !works,
      """
      ProfileModel() still works: a profile can be made without its services. Look for a default \
      or a second initializer.
      """)
    let source = try LearnerSource.load("1.7")
    let yours = source.without("final class Container")
    let loose = [
      "as!", "as?", "Any]", "any Sendable]", "Session)?", "MembershipDesk)?", "VisitLog)?",
    ].flatMap(yours.lines(mentioning:))
    // A local constant may well name the type of what it is given.
    let defaults = ["any Session =", "any MembershipDesk =", "any VisitLog ="]
      .flatMap(yours.lines(mentioning:)).filter { !$0.hasPrefix("let ") }
    #expect(
      defaults.isEmpty,
      """
      This test reads \(source.path). A service may be left out there: \(defaults.quoted). Then \
      the initializer does not tell all that the profile needs.
      """)
    #expect(
      loose.isEmpty,
      """
      This test reads \(source.path). A service may be missing there, or be something else: \
      \(loose.quoted). That is a container again, under another name.
      """)
  }

  enum Outage: Error {
    case deskIsClosed, logIsLost, doorIsStuck
  }
}

/// A summary, or a sentence that says which error came instead.
private func text(_ summary: () throws -> String) -> String {
  do { return try summary() } catch { return "an error, \(error)." }
}

extension ProfileModel: Probed {}

/// A log to which a visit is added while a profile knows it.
private final class ChangingLog: VisitLog {
  let shop = Mutex<String?>(nil)

  func shops(visitedBy member: String) -> [String] {
    shop.withLock { $0.map { [$0] } ?? [] }
  }
}

/// The three services of a profile in one value.
private struct Services: Session, MembershipDesk, VisitLog {
  var member: String
  var status = "guest"
  var shops: [String] = []
  var outage: Exercise1_7.Outage?
  var loggedOut = CallRecorder<String>()

  /// Those of somebody else, who has been somewhere else.
  static func decoys(loggedOut: CallRecorder<String> = CallRecorder()) -> Self {
    Self(member: "Mallory", status: "impostor", shops: ["Nowhere"], loggedOut: loggedOut)
  }

  func register() {
    Container.shared.register(self, as: (any Session).self)
    Container.shared.register(self, as: (any MembershipDesk).self)
    Container.shared.register(self, as: (any VisitLog).self)
  }

  func logOut() throws {
    if outage == .doorIsStuck { throw Exercise1_7.Outage.doorIsStuck }
    loggedOut.record(member)
  }

  func status(of member: String) throws -> String {
    if outage == .deskIsClosed { throw Exercise1_7.Outage.deskIsClosed }
    return status
  }

  func shops(visitedBy member: String) throws -> [String] {
    if outage == .logIsLost { throw Exercise1_7.Outage.logIsLost }
    return shops
  }
}
