import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.7"))
struct Exercise3_7 {
  @Test("who is authorized gets a position at once", arguments: BikeAuthorization.granted)
  func locatesAtOnce(authorization: BikeAuthorization) {
    var phone = BikePhone(authorization)
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.found(place: "Mill Lane")), "nothing", .found(place: "Mill Lane"))
    #expect(
      phone.problem == nil,
      """
      \(phone.problem ?? ""). Two authorizations allow a position at once: while in use, and always.
      """)
  }

  @Test("who was never asked is asked, and then located", arguments: BikeAuthorization.granted)
  func asksFirst(authorization: BikeAuthorization) {
    var phone = BikePhone(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(authorization), "requestPosition", .locating)
    phone.step(.event(.found(place: "Mill Lane")), "nothing", .found(place: "Mill Lane"))
    #expect(
      phone.problem == nil,
      """
      \(phone.problem ?? ""). Nothing is known before the rider has answered. Both while in use \
      and always allow a position, and it takes no other tap.
      """)
  }

  @Test("a refusal is shown, and nobody is asked again", arguments: BikeAuthorization.refused)
  func respectsRefusal(authorization: BikeAuthorization, notice: BikeSearch) {
    var asked = BikePhone(.notDetermined)
    asked.step(.tap, "requestAuthorization", .asking)
    asked.step(.change(authorization), "nothing", notice)
    var known = BikePhone(authorization)
    for _ in 1...3 {
      asked.step(.tap, "nothing", notice)
      known.step(.tap, "nothing", notice)
    }
    for phone in [asked, known] {
      #expect(
        phone.problem == nil,
        """
        \(phone.problem ?? ""). Denied and restricted are two notices, and neither allows anything: \
        no position, and no other question.
        """)
    }
  }

  @Test("a tap while we wait does nothing")
  func isPatient() {
    var phone = BikePhone(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.tap, "nothing", .asking)
    phone.step(.tap, "nothing", .asking)
    phone.step(.change(.whileInUse), "requestPosition", .locating)
    phone.step(.tap, "nothing", .locating)
    phone.step(.tap, "nothing", .locating)
    phone.step(.event(.found(place: "Old Bridge")), "nothing", .found(place: "Old Bridge"))
    #expect(
      phone.problem == nil,
      """
      \(phone.problem ?? ""). `search` says what we wait for. While it is asking or locating, what a \
      tap would start is on its way already.
      """)
  }

  @Test("still not determined is no answer")
  func goesOnWaiting() {
    var phone = BikePhone(.notDetermined)
    phone.step(.change(.notDetermined), "nothing", .idle)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(.notDetermined), "nothing", .asking)
    phone.step(.tap, "nothing", .asking)
    phone.step(.change(.always), "requestPosition", .locating)
    #expect(
      phone.problem == nil,
      """
      \(phone.problem ?? ""). The system sends an event now and then when nothing has changed. As \
      long as the authorization is not determined, go on waiting, and remember that you do.
      """)
  }

  @Test("after a failure, and after a position, a tap begins again")
  func triesAgain() {
    var phone = BikePhone(.always)
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.failed), "nothing", .failed)
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.found(place: "Quay")), "nothing", .found(place: "Quay"))
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.found(place: "Mill Lane")), "nothing", .found(place: "Mill Lane"))
    #expect(
      phone.problem == nil,
      """
      \(phone.problem ?? ""). A failure is shown, and the next tap tries again. A tap after a \
      position looks for another one, as the rider may have moved.
      """)
  }

  @Test("a change that nobody waits for does nothing", arguments: BikeAuthorization.allCases)
  func ignoresOtherChanges(authorization: BikeAuthorization) {
    var idle = BikePhone(.notDetermined)
    idle.step(.change(authorization), "nothing", .idle)
    #expect(
      idle.problem == nil,
      """
      \(idle.problem ?? ""). Nobody has tapped yet, so nobody waits for this. The search stays \
      idle until there is a tap.
      """)
    var locating = BikePhone(.whileInUse)
    locating.step(.tap, "requestPosition", .locating)
    locating.step(.change(authorization), "nothing", .locating)
    locating.step(.event(.failed), "nothing", .failed)
    #expect(
      locating.problem == nil,
      """
      \(locating.problem ?? ""). A position has been requested, and a position or a failure will \
      come of it, also if the rider no longer allows it. Until then the search goes on locating.
      """)
    var found = BikePhone(.whileInUse)
    found.step(.tap, "requestPosition", .locating)
    found.step(.event(.found(place: "Quay")), "nothing", .found(place: "Quay"))
    found.step(.change(authorization), "nothing", .found(place: "Quay"))
    var refused = BikePhone(.denied)
    refused.step(.tap, "nothing", .denied)
    refused.step(.change(authorization), "nothing", .denied)
    var failed = BikePhone(.always)
    failed.step(.tap, "requestPosition", .locating)
    failed.step(.event(.failed), "nothing", .failed)
    failed.step(.change(authorization), "nothing", .failed)
    for phone in [found, refused, failed] {
      #expect(
        phone.problem == nil,
        """
        \(phone.problem ?? ""). The search is over, and what came of it stays on the screen until \
        the next tap. Only while it is asking, a change is the answer.
        """)
    }
  }

  @Test("what the settings say at the moment of the tap counts")
  func looksAgain() {
    var phone = BikePhone(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(.denied), "nothing", .denied)
    phone.step(.tap, "nothing", .denied)
    phone.settings(.whileInUse)
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.found(place: "Quay")), "nothing", .found(place: "Quay"))
    phone.settings(.restricted)
    phone.step(.tap, "nothing", .restricted)
    phone.settings(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(.always), "requestPosition", .locating)
    #expect(
      phone.problem == nil,
      """
      \(phone.problem ?? ""). The rider may think better of it in the settings. Look the \
      authorization up at each tap, and do not go by what you remember of it.
      """)
  }

  @Test("a position or a failure that nobody waits for does nothing")
  func ignoresOtherAnswers() {
    for event in [BikeEvent.found(place: "Quay"), .failed] {
      var phone = BikePhone(.notDetermined)
      phone.step(.event(event), "nothing", .idle)
      phone.step(.tap, "requestAuthorization", .asking)
      phone.step(.event(event), "nothing", .asking)
      phone.step(.change(.denied), "nothing", .denied)
      phone.step(.event(event), "nothing", .denied)
      #expect(
        phone.problem == nil,
        """
        \(phone.problem ?? ""). Nobody has requested a position. Such an event counts while `search` \
        is locating, and at no other time.
        """)
    }
  }
}

extension BikeAuthorization {
  fileprivate static let granted = [BikeAuthorization.whileInUse, .always]
  fileprivate static let refused = [
    (BikeAuthorization.denied, BikeSearch.denied), (.restricted, .restricted),
  ]
}
