import Forecasts
import LocationClient
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.7"))
struct Exercise3_7 {
  @Test(
    "a rider who has already allowed it is located at once",
    arguments: LocationClient.AuthorizationStatus.granted)
  func locatesAtOnce(authorization: LocationClient.AuthorizationStatus) {
    var phone = BikePhone(authorization)
    phone.step(.tap, "requestLocation", .locating)
    phone.step(.event(.didUpdateLocations([.millLane])), "nothing", .found(.millLane))
    let isRight = phone.problem == nil
    #expect(
      isRight,
      """
      \(phone.problem ?? ""). Two authorizations allow a location at once: whileInUse and always.
      """)
  }

  @Test(
    "a rider who has never been asked is asked, then located",
    arguments: LocationClient.AuthorizationStatus.granted)
  func asksFirst(authorization: LocationClient.AuthorizationStatus) {
    var phone = BikePhone(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(authorization), "requestLocation", .locating)
    phone.step(.event(.didUpdateLocations([.millLane])), "nothing", .found(.millLane))
    let isRight = phone.problem == nil
    #expect(
      isRight,
      """
      \(phone.problem ?? ""). Both whileInUse and always allow a location, and \
      no second tap is needed.
      """)
    if isRight, authorization == .always {
      demonstrate(
        "The authorization is notDetermined at first:\n" + phone.picture.joined(separator: "\n"))
    }
  }

  @Test(
    "a refusal is shown, and the rider isn't asked again",
    arguments: LocationClient.AuthorizationStatus.refused)
  func respectsRefusal(authorization: LocationClient.AuthorizationStatus, notice: BikeSearch) {
    var asked = BikePhone(.notDetermined)
    asked.step(.tap, "requestAuthorization", .asking)
    asked.step(.change(authorization), "nothing", notice)
    var known = BikePhone(authorization)
    for _ in 1...3 {
      asked.step(.tap, "nothing", notice)
      known.step(.tap, "nothing", notice)
    }
    for phone in [asked, known] {
      let isRight = phone.problem == nil
      #expect(
        isRight,
        """
        \(phone.problem ?? ""). Denied and restricted are two notices, and after either \
        nothing may be called: neither requestLocation nor requestAuthorization.
        """)
    }
  }

  @Test("a tap does nothing while the app waits for an answer or a location")
  func isPatient() {
    var phone = BikePhone(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.tap, "nothing", .asking)
    phone.step(.tap, "nothing", .asking)
    phone.step(.change(.whileInUse), "requestLocation", .locating)
    phone.step(.tap, "nothing", .locating)
    phone.step(.tap, "nothing", .locating)
    phone.step(.event(.didUpdateLocations([.oldBridge])), "nothing", .found(.oldBridge))
    var early = BikePhone(.notDetermined)
    early.step(.tap, "requestAuthorization", .asking)
    // The rider has answered, and the event that says so is still on its way.
    early.settings(.whileInUse)
    early.step(.tap, "nothing", .asking)
    early.step(.change(.whileInUse), "requestLocation", .locating)
    var late = BikePhone(.always)
    late.step(.tap, "requestLocation", .locating)
    late.settings(.denied)
    late.step(.tap, "nothing", .locating)
    late.settings(.notDetermined)
    late.step(.tap, "nothing", .locating)
    for phone in [phone, early, late] {
      let isRight = phone.problem == nil
      #expect(
        isRight,
        """
        \(phone.problem ?? ""). `search` says what the app waits for. While it is asking or \
        locating, what a tap would start is on its way already.
        """)
      guard isRight else { return }
    }
  }

  @Test("notDetermined isn't an answer: the app goes on waiting")
  func goesOnWaiting() {
    var phone = BikePhone(.notDetermined)
    phone.step(.change(.notDetermined), "nothing", .idle)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(.notDetermined), "nothing", .asking)
    phone.step(.tap, "nothing", .asking)
    phone.step(.change(.notDetermined), "nothing", .asking)
    phone.step(.change(.notDetermined), "nothing", .asking)
    phone.step(.change(.always), "requestLocation", .locating)
    let isRight = phone.problem == nil
    #expect(
      isRight,
      """
      \(phone.problem ?? ""). The system sometimes sends an event when nothing has changed. As \
      long as the authorization isn't determined, the search stays as it is, and nothing is called: \
      a rider who has been asked isn't asked again for that.
      """)
  }

  @Test("after a failure or a location, a tap starts again")
  func triesAgain() {
    var phone = BikePhone(.always)
    phone.step(.tap, "requestLocation", .locating)
    phone.step(.event(.didFail(.noSatellites)), "nothing", .failed)
    phone.step(.tap, "requestLocation", .locating)
    phone.step(.event(.didUpdateLocations([.quay])), "nothing", .found(.quay))
    phone.step(.tap, "requestLocation", .locating)
    phone.step(.event(.didUpdateLocations([.millLane])), "nothing", .found(.millLane))
    // The rider hasn't moved, and then there's no reception.
    phone.step(.tap, "requestLocation", .locating)
    phone.step(.event(.didUpdateLocations([.millLane])), "nothing", .found(.millLane))
    for _ in 1...4 {
      phone.step(.tap, "requestLocation", .locating)
      phone.step(.event(.didFail(.noSatellites)), "nothing", .failed)
    }
    let isRight = phone.problem == nil
    #expect(
      isRight,
      """
      \(phone.problem ?? ""). A failure is shown, and the next tap tries again. A tap after a \
      location looks for another one, as the rider may have moved.
      """)
  }

  @Test("the last location of an update counts, and an update without one is a failure")
  func takesTheLast() {
    var phone = BikePhone(.whileInUse)
    phone.step(.tap, "requestLocation", .locating)
    phone.step(
      .event(.didUpdateLocations([.quay, .oldBridge, .millLane])), "nothing", .found(.millLane))
    let isLast = phone.problem == nil
    #expect(
      isLast,
      """
      \(phone.problem ?? ""). The locations of an update are in the order in which the rider \
      reached them. Take the last one.
      """)
    var afloat = BikePhone(.always)
    afloat.step(.tap, "requestLocation", .locating)
    afloat.step(.event(.didUpdateLocations([.quay, .gulf])), "nothing", .found(.gulf))
    let isFound = afloat.problem == nil
    #expect(
      isFound || !isLast,
      """
      \(afloat.problem ?? ""). The Gulf of Guinea, at 0° north and 0° east, is a place like any other. \
      Take the last location as it is.
      """)
    var lost = BikePhone(.always)
    lost.step(.tap, "requestLocation", .locating)
    lost.step(.event(.didUpdateLocations([])), "nothing", .failed)
    lost.step(.tap, "requestLocation", .locating)
    let isFailure = lost.problem == nil
    #expect(
      isFailure,
      """
      \(lost.problem ?? ""). An update without a location is a failure, as no other event will \
      follow.
      """)
  }

  @Test(
    "a change of authorization does nothing unless the app is waiting for an answer",
    arguments: LocationClient.AuthorizationStatus.all
  )
  func ignoresOtherChanges(authorization: LocationClient.AuthorizationStatus) {
    var idle = BikePhone(.notDetermined)
    idle.step(.change(authorization), "nothing", .idle)
    let isIdle = idle.problem == nil
    #expect(
      isIdle,
      """
      \(idle.problem ?? ""). The rider hasn't tapped yet, so the search stays idle.
      """)
    var locating = BikePhone(.whileInUse)
    locating.step(.tap, "requestLocation", .locating)
    locating.step(.change(authorization), "nothing", .locating)
    locating.step(.event(.didFail(.noSatellites)), "nothing", .failed)
    let isLocating = locating.problem == nil
    #expect(
      isLocating,
      """
      \(locating.problem ?? ""). A location has been requested, and a location or a failure will \
      follow, even if the rider no longer allows it. Until then the search goes on locating.
      """)
    var found = BikePhone(.whileInUse)
    found.step(.tap, "requestLocation", .locating)
    found.step(.event(.didUpdateLocations([.quay])), "nothing", .found(.quay))
    found.step(.change(authorization), "nothing", .found(.quay))
    var refused = BikePhone(.denied)
    refused.step(.tap, "nothing", .denied)
    refused.step(.change(authorization), "nothing", .denied)
    var failed = BikePhone(.always)
    failed.step(.tap, "requestLocation", .locating)
    failed.step(.event(.didFail(.noSatellites)), "nothing", .failed)
    failed.step(.change(authorization), "nothing", .failed)
    var restricted = BikePhone(.restricted)
    restricted.step(.tap, "nothing", .restricted)
    restricted.step(.change(authorization), "nothing", .restricted)
    for phone in [found, refused, failed, restricted] {
      let isRight = phone.problem == nil
      #expect(
        isRight,
        """
        \(phone.problem ?? ""). The search is over, and its result stays on the screen until the \
        next tap. Only while the search is asking is a change of authorization the answer.
        """)
    }
  }

  @Test("each tap looks up the authorization")
  func looksAgain() {
    var phone = BikePhone(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(.denied), "nothing", .denied)
    phone.step(.tap, "nothing", .denied)
    phone.settings(.whileInUse)
    phone.step(.tap, "requestLocation", .locating)
    phone.step(.event(.didUpdateLocations([.quay])), "nothing", .found(.quay))
    phone.settings(.restricted)
    phone.step(.tap, "nothing", .restricted)
    phone.settings(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(.always), "requestLocation", .locating)
    var failed = BikePhone(.always)
    failed.step(.tap, "requestLocation", .locating)
    failed.step(.event(.didFail(.noSatellites)), "nothing", .failed)
    failed.settings(.denied)
    failed.step(.tap, "nothing", .denied)
    failed.settings(.notDetermined)
    failed.step(.tap, "requestAuthorization", .asking)
    for phone in [phone, failed] {
      let isRight = phone.problem == nil
      #expect(
        isRight,
        """
        \(phone.problem ?? ""). The rider can change the settings at any time. Look up the \
        authorization at each tap, and don't rely on an earlier one.
        """)
      guard isRight else { return }
    }
  }

  @Test("a location or a failure does nothing unless the app is locating")
  func ignoresOtherAnswers() {
    for event in [LocationClient.Event.didUpdateLocations([.quay]), .didFail(.noSatellites)] {
      var asking = BikePhone(.notDetermined)
      asking.step(.event(event), "nothing", .idle)
      asking.step(.tap, "requestAuthorization", .asking)
      asking.step(.event(event), "nothing", .asking)
      asking.step(.change(.denied), "nothing", .denied)
      asking.step(.event(event), "nothing", .denied)
      var found = BikePhone(.always)
      found.step(.tap, "requestLocation", .locating)
      found.step(.event(.didUpdateLocations([.millLane])), "nothing", .found(.millLane))
      found.step(.event(event), "nothing", .found(.millLane))
      var failed = BikePhone(.always)
      failed.step(.tap, "requestLocation", .locating)
      failed.step(.event(.didFail(.noSatellites)), "nothing", .failed)
      failed.step(.event(event), "nothing", .failed)
      var restricted = BikePhone(.restricted)
      restricted.step(.tap, "nothing", .restricted)
      restricted.step(.event(event), "nothing", .restricted)
      for phone in [asking, found, failed, restricted] {
        let isRight = phone.problem == nil
        #expect(
          isRight,
          """
          \(phone.problem ?? ""). The app isn't waiting for a location then. Such an event counts \
          only while `search` is locating.
          """)
      }
    }
  }
}

extension LocationError {
  fileprivate static let noSatellites = LocationError.unavailable(reason: "no satellites in view")
}

extension LocationClient.AuthorizationStatus {
  fileprivate static let all: [Self] = [.notDetermined, .restricted, .denied, .whileInUse, .always]
  fileprivate static let granted = [LocationClient.AuthorizationStatus.whileInUse, .always]
  fileprivate static let refused = [
    (LocationClient.AuthorizationStatus.denied, BikeSearch.denied), (.restricted, .restricted),
  ]
}
