import MemberServices
import TestSupport
import Testing

@testable import Chapter1Exercises

@Suite(.exercise("1.7"), .serialized)
struct Exercise1_7 {
  init() {
    // All tests of this suite share the one container, and therefore run one after another.
    Container.shared.removeAll()
  }

  @Test("the profile works even though the container is empty")
  func worksWithAnEmptyContainer() {
    let services = StubbedServices(
      member: "Ada", status: "gold member", shops: ["Slow Drip", "Night Owl"])
    let profile = makeProfile(session: services, desk: services, visits: services)
    let text = text { try profile.summary() }
    let isRight = text == "Ada, gold member. Visits: Slow Drip, Night Owl."
    #expect(
      isRight,
      """
      The container is empty, and the summary is: \(text) It should be: Ada, gold member. Visits: \
      Slow Drip, Night Owl. NotRegistered would mean that something is still fetched instead of \
      being handed over. Look into VisitSection too.
      """)
  }

  @Test("name and log-out come from the session, the status from the desk, the visits from the log")
  func givesEachItsJob() {
    let text = text {
      try makeProfile(
        session: StubbedServices(member: "Ada", status: "the session's", shops: ["the session's"]),
        desk: StubbedServices(member: "the desk's", status: "gold member", shops: ["the desk's"]),
        visits: StubbedServices(member: "the log's", status: "the log's", shops: ["Slow Drip"])
      ).summary()
    }
    let isRight = text == "Ada, gold member. Visits: Slow Drip."
    let isMixedUp = ["the session's", "the desk's", "the log's"].contains(where: text.contains)
    #expect(
      isRight,
      """
      Each service does one job here, and could do the others' too, but badly. The session knows \
      Ada, the desk a gold member, the log Slow Drip. The summary is: \(text) \(isMixedUp
        ? "Keep the three apart, each with its own type."
        : """
        It should be: Ada, gold member. Visits: Slow Drip. What differs doesn't come from these \
        three. Keep the three in stored properties of the profile and its section, and ask them in \
        each summary. Keep nothing in a static or a global: no service, no answer, no \
        profile.
        """)
      """)
    guard isRight else { return }
    let shops = ["Slow Drip", "Night Owl", "Slow Drip", "Dockside", "Bean There", "Early Bird"]
    let services = StubbedServices(member: "Ada", shops: shops)
    let profile = makeProfile(session: services, desk: services, visits: services)
    let all = summary(of: profile)
    let listsAll = all == "Ada, guest. Visits: \(shops.joined(separator: ", "))."
    #expect(
      listsAll,
      """
      The log knows six visits: \(shops.joined(separator: ", ")). The summary is: \(all) It should \
      name all six, in that order, also a shop that comes twice. Leave the texts as they are.
      """)
    guard listsAll else { return }
    let blank = StubbedServices(member: "", status: "")
    let gaps = summary(of: makeProfile(session: blank, desk: blank, visits: blank))
    let keepsGaps = gaps == ", . No visits yet."
    #expect(
      keepsGaps,
      """
      The session's member and the desk's status are empty strings. The summary is: \(gaps) It \
      should be: , . No visits yet. Put nothing in their place: leave the texts as they are.
      """)
  }

  @Test("the profile uses the services that it was given, and no others")
  func asksNoOther() {
    let loggedOut = CallRecorder<String>()
    StubbedServices.decoys(loggedOut: loggedOut).register()
    let services = StubbedServices(member: "Ada", loggedOut: loggedOut)
    let profile = makeProfile(session: services, desk: services, visits: services)
    let text = text { try profile.summary() }
    let isAdas = text == "Ada, guest. No visits yet."
    #expect(
      isAdas,
      """
      The profile was made with Ada's services, while the container has Mallory's. \
      The summary is: \(text) Some of that comes from the container.
      """)
    #expect(throws: Never.self, "logOut() throws, although the session of this profile does not.") {
      try profile.logOut()
    }
    let members = loggedOut.calls
    let isLoggedOut = members == ["Ada"]
    #expect(
      isLoggedOut,
      """
      The profile was made with Ada's session and asked to log out. \(members.isEmpty
        ? notLoggedOutYet
        : "Logged out: \(members). It should be Ada, once. logOut() uses the session as well.")
      """)
    let requests = Container.shared.requests
    #expect(
      requests.isEmpty,
      """
      The container was asked for \(requests.quoted). It need not be: all that the profile \
      works with was handed to makeProfile(session:desk:visits:).
      """)
  }

  @Test("an error from a service reaches the caller", arguments: [Outage.deskIsClosed, .logIsLost])
  func passesErrorsOn(outage: Outage) {
    StubbedServices.decoys().register()
    let services = StubbedServices(member: "Ada", outage: outage)
    let profile = makeProfile(session: services, desk: services, visits: services)
    let text = text { try profile.summary() }
    let requests = Container.shared.requests
    #expect(
      requests.isEmpty,
      """
      A service throws an error, and the container is asked for \(requests.quoted). The container \
      is no help in an emergency either.
      """)
    let isRight = text == "an error, \(outage)."
    #expect(
      isRight,
      """
      One of the services throws \(outage), and summary() should throw it too: only the caller \
      knows what to do about it. Instead it gives: \(text) Do not swallow the error, and do not \
      ask another service instead.
      """)
    guard isRight else { return }
    for failing in 1...3 {
      let shaky = ShakyServices()
      let profile = makeProfile(session: shaky, desk: shaky, visits: shaky)
      let texts = (1...3).map { number in
        if number == failing { shaky.fail(outage) }
        return summary(of: profile)
      }
      // A profile that doesn't ask the services in each summary fails in a test of its own.
      guard shaky.hasFailed else { return }
      let expected = (1...3).map {
        $0 == failing ? "an error, \(outage)." : "Ada, guest. No visits yet."
      }
      let (wrong, thrown) = (texts.indices.first { texts[$0] != expected[$0] }, "\(outage)")
      let isPassedOn = wrong == nil
      #expect(
        isPassedOn,
        """
        A profile is asked for three summaries. In number \(failing) a service throws \(thrown), \
        once. Summary number \((wrong ?? 0) + 1) is: \(wrong.map { texts[$0] } ?? "") It should be: \
        \(wrong.map { expected[$0] } ?? "") Let the caller have the error at once: don't ask the \
        service again in the same summary, and keep neither an answer nor an error for the next.
        """)
      guard isPassedOn else { return }
    }
  }

  @Test("a failed log-out reaches the caller")
  func passesFailedLogOutOn() {
    let services = StubbedServices(member: "Ada", outage: .doorIsStuck)
    let profile = makeProfile(session: services, desk: services, visits: services)
    var thrown: (any Error)?
    do { try profile.logOut() } catch { thrown = error }
    let isPassedOn = thrown as? Outage == .doorIsStuck
    let wanted = "\(Outage.doorIsStuck)"
    let advice =
      thrown.map { "It throws \($0) instead." } ?? "Do not swallow it. \(howToLogOut)"
    #expect(
      isPassedOn,
      """
      The session cannot log out and throws \(wanted), and logOut() should throw it \
      too. \(advice)
      """)
    guard isPassedOn else { return }
    let shaky = ShakyServices()
    shaky.fail(.doorIsStuck)
    let other = makeProfile(session: shaky, desk: shaky, visits: shaky)
    let outcomes = (1...3).map { _ in
      do { try other.logOut() } catch { return "throws \(error)" }
      return "returns"
    }
    let isRight = outcomes == ["throws \(wanted)", "returns", "returns"]
    #expect(
      isRight,
      """
      The session throws \(wanted) once, and works after that. logOut() is called three times. It \
      should throw that error, and then return twice. Instead it \
      \(outcomes.joined(separator: ", then ")). Pass an error on at once; whether to try again is up \
      to the caller.
      """)
    let count = shaky.loggedOut.count
    let isAsked = !isRight || count == 2
    #expect(
      isAsked,
      """
      logOut() is called three times. The session throws \(wanted) at first, and works after that. \
      It should have logged out twice, but has \
      \(count == 0 ? "never done so" : "done so \(count == 1 ? "once" : "\(count) times")"). Each call should ask the \
      session once, whatever happened before.
      """)
  }

  @Test("each of two profiles asks its own services")
  func keepsProfilesApart() {
    let ada = StubbedServices(member: "Ada", shops: ["Slow Drip"])
    let bo = StubbedServices(member: "Bo", status: "gold member", shops: ["Night Owl"])
    let adas = makeProfile(session: ada, desk: ada, visits: ada)
    let bos = makeProfile(session: bo, desk: bo, visits: bo)
    let texts = [text { try adas.summary() }, text { try bos.summary() }]
    let isRight =
      texts == ["Ada, guest. Visits: Slow Drip.", "Bo, gold member. Visits: Night Owl."]
    #expect(
      isRight,
      """
      Two profiles were made, the first for Ada, the second for Bo. Asked afterwards, the first \
      says: \(texts[0]) The second says: \(texts[1]) Each needs its services in stored \
      properties of its own, not in a static.
      """)
    try? adas.logOut()
    try? bos.logOut()
    let loggedOut = [ada, bo].map(\.loggedOut.calls)
    let isApart = loggedOut == [["Ada"], ["Bo"]]
    #expect(
      isApart,
      """
      Both profiles log out. \(loggedOut.joined().isEmpty
        ? notLoggedOutYet
        : """
        Ada's session logged out \(loggedOut[0]), and Bo's \(loggedOut[1]). Each \
        profile needs a session of its own, not one in a static.
        """)
      """)
    demonstrate(
      """
      the first profile    \(texts[0])
      the second profile   \(texts[1])
      the container        was asked \(Container.shared.requests.count) times
      """)
  }

  @Test("each summary asks all services again, the session included")
  func asksEachTime() {
    let services = ChangingMemberServices()
    let profile = makeProfile(session: services, desk: services, visits: services)
    let advice = "Keep the services, not what they answered once."
    // Each step goes on from the one before: the first that fails tells most.
    func shows(_ expected: String, after what: String, _ advice: String) -> Bool {
      let text = text { try profile.summary() }
      let isRight = text == expected
      #expect(isRight, "\(what) The summary is: \(text) It should be: \(expected) \(advice)")
      return isRight
    }
    services.shop.withLock { $0 = "Slow Drip" }
    guard shows("Ada, guest. Visits: Slow Drip.", after: "Ada visits her first shop.", advice)
    else { return }
    services.shop.withLock { $0 = "Night Owl" }
    guard shows("Ada, guest. Visits: Night Owl.", after: "Ada visits another shop.", advice)
    else { return }
    services.state.withLock { $0 = "gold member" }
    guard shows("Ada, gold member. Visits: Night Owl.", after: "Ada becomes a gold member.", advice)
    else { return }
    try? profile.logOut()
    guard
      shows(
        "Bo, gold member. Visits: Night Owl.", after: "Ada logs out, and Bo signs in.",
        "Ask the session for its member in each summary, and the services about that member.")
    else { return }
    services.shop.withLock { $0 = nil }
    _ = shows(
      "Bo, gold member. No visits yet.", after: "Bo has all visits taken out of the log.", advice)
  }

  @Test("nothing can be made without its services")
  func leavesNoHole() throws {
    let services = StubbedServices(member: "Ada")
    let profile = makeProfile(session: services, desk: services, visits: services)
    let holes = Mirror(reflecting: profile).children
      .filter { Mirror(reflecting: $0.value).displayStyle == .optional }
      .filter { "\(type(of: $0.value))".contains(/Session|MembershipDesk|VisitLog|VisitSection/) }
      .compactMap(\.label).filter { !$0.hasPrefix("$__lazy_storage") }
    #expect(
      holes.isEmpty,
      """
      ProfileModel has optional stored properties: \(holes.quoted). Then there are profiles that \
      lack a service, and only a member's phone shows it.
      """)
    let ways = [
      ("ProfileModel()", try canBeMade(like: profile, .init())),
      ("VisitSection()", try works { try VisitSection().text(for: "Ada") as String }),
    ]
    let open = ways.filter(\.1).map(\.0)
    #expect(
      open.isEmpty,
      """
      This still works without a service: \(open.joined(separator: ", ")). Look for a property \
      with a value, an optional `var` that begins as nil, a default argument or another initializer.
      """)
    let source = try LearnerSource.load("1.7")
    // A local constant may well name the type of what it is given.
    let defaults = ["any Session =", "any MembershipDesk =", "any VisitLog ="]
      .flatMap(source.lines(mentioning:)).filter { !$0.hasPrefix("let ") }
    #expect(
      defaults.isEmpty,
      """
      This test reads \(source.path). A service may be left out there: \(defaults.quoted). Then \
      the initializer does not tell all that the profile needs.
      """)
    let loose = [
      "as!", "as?", "Any]", "any Sendable]", "Session)?", "MembershipDesk)?", "VisitLog)?",
      "Session)!", "MembershipDesk)!", "VisitLog)!", "Optional<any Session",
      "Optional<any MembershipDesk", "Optional<any VisitLog", "[any Session]",
      "[any MembershipDesk]", "[any VisitLog]",
    ].flatMap(source.lines(mentioning:))
    #expect(
      loose.isEmpty,
      """
      This test reads \(source.path). A service may be missing there, or be something else: \
      \(loose.quoted). That is a container again, under another name.
      """)
  }

  @Test("no code of yours mentions the container")
  func mentionsNoContainer() throws {
    let source = try LearnerSource.load("1.7")
    let places = source.lines(mentioning: "Container")
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). The container is mentioned there: \(places.quoted). As long \
      as a type can reach it, or is handed one, you can't see from outside what the type needs.
      """)
  }
}

private let notLoggedOutYet =
  "logOut() has returned, and no session has been asked to log out. \(howToLogOut)"

private let howToLogOut = """
  Call the session's logOut() in the method itself, with try, and not in a task.
  """

private func summary(of profile: ProfileModel) -> String {
  text { try profile.summary() }
}

/// A summary, or a sentence that says which error came instead.
private func text(_ summary: () throws -> String) -> String {
  do { return try summary() } catch { return "an error, \(error)." }
}

extension ProfileModel: Probed {}
extension VisitSection: Probed {}

extension Probed {
  /// A section may well take its log with each call.
  fileprivate func text(for member: String) throws -> String {
    throw NotThere()
  }
}

/// Whether something of the learner's own is called, which may throw errors of its own.
private func works(_ call: () throws -> String) throws -> Bool {
  do { _ = try call() } catch { return error as? NotThere == nil }
  return true
}
