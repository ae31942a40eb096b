import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite("3.7 May I ask where you are", .lesson("03-StructWitnesses.md", "Where are you?"))
struct Exercise3_7 {
  @Test("who is authorized gets a position at once", arguments: BikeAuthorization.granted)
  func locatesAtOnce(authorization: BikeAuthorization) {
    var phone = Phone(authorization)
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
    var phone = Phone(.notDetermined)
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
    var asked = Phone(.notDetermined)
    asked.step(.tap, "requestAuthorization", .asking)
    asked.step(.change(authorization), "nothing", notice)
    var known = Phone(authorization)
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
    var phone = Phone(.notDetermined)
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
    var phone = Phone(.notDetermined)
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

  @Test("a change that nobody waits for requests nothing", arguments: BikeAuthorization.allCases)
  func ignoresOtherChanges(authorization: BikeAuthorization) {
    var idle = Phone(.notDetermined)
    idle.step(.change(authorization), "nothing", .idle)
    var locating = Phone(.whileInUse)
    locating.step(.tap, "requestPosition", .locating)
    locating.step(.change(authorization), "nothing", .locating)
    locating.step(.event(.found(place: "Quay")), "nothing", .found(place: "Quay"))
    locating.step(.change(authorization), "nothing", .found(place: "Quay"))
    var failed = Phone(.always)
    failed.step(.tap, "requestPosition", .locating)
    failed.step(.event(.failed), "nothing", .failed)
    failed.step(.change(authorization), "nothing", .failed)
    for phone in [idle, locating, failed] {
      #expect(
        phone.problem == nil,
        """
        \(phone.problem ?? ""). Somebody has changed the settings, and nobody has tapped: then the \
        app does not want to know. Only while it is asking, a change is the answer.
        """)
    }
  }

  @Test("what the settings say at the moment of the tap counts")
  func looksAgain() {
    var phone = Phone(.notDetermined)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(.denied), "nothing", .denied)
    phone.step(.tap, "nothing", .denied)
    phone.step(.change(.whileInUse), "nothing", .denied)
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.found(place: "Quay")), "nothing", .found(place: "Quay"))
    phone.step(.change(.restricted), "nothing", .found(place: "Quay"))
    phone.step(.tap, "nothing", .restricted)
    phone.step(.change(.notDetermined), "nothing", .restricted)
    phone.step(.tap, "requestAuthorization", .asking)
    phone.step(.change(.always), "requestPosition", .locating)
    #expect(
      phone.problem == nil,
      """
      \(phone.problem ?? ""). The rider may think better of it in the settings. Look the \
      authorization up at each tap, and do not go by what you remember of it.
      """)
  }

  @Test("after a failure, and after a position, a tap begins again")
  func triesAgain() {
    var phone = Phone(.always)
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.failed), "nothing", .failed)
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.found(place: "Quay")), "nothing", .found(place: "Quay"))
    phone.step(.tap, "requestPosition", .locating)
    phone.step(.event(.found(place: "Mill Lane")), "nothing", .found(place: "Mill Lane"))
    #expect(
      phone.problem == nil,
      """
      \(phone.problem ?? ""). A failure is shown and can be tried again. Who has been found may have \
      moved.
      """)
  }

  @Test("a position or a failure that nobody waits for does nothing")
  func ignoresOtherAnswers() {
    for event in [BikeEvent.found(place: "Quay"), .failed] {
      var phone = Phone(.notDetermined)
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

private enum Step: CustomStringConvertible {
  case tap
  /// The authorization changes, and an event says so.
  case change(BikeAuthorization)
  case event(BikeEvent)

  var description: String {
    switch self {
    case .tap: "a tap"
    case .change(let authorization): "the authorization is \(authorization)"
    case .event(let event): "\(event)"
    }
  }
}

/// A phone with a finder on it. It follows a story up to the first step that goes wrong.
private struct Phone {
  /// What went wrong, as the beginning of a sentence to the learner.
  private(set) var problem: String?
  private var story: [String]
  private let authorization: CallRecorder<BikeAuthorization>
  private let requests = CallRecorder<String>()
  private var finder: BikeFinder

  init(_ first: BikeAuthorization) {
    let authorization = CallRecorder<BikeAuthorization>()
    authorization.record(first)
    story = ["at first the authorization is \(first)"]
    self.authorization = authorization
    finder = makeBikeFinder(
      BikeLocator(
        authorization: { authorization.calls.last ?? first },
        requestAuthorization: { [requests] in requests.record("requestAuthorization") },
        requestPosition: { [requests] in requests.record("requestPosition") }))
  }

  /// Goes on with the story.
  ///
  /// - Parameters:
  ///   - step: what happens.
  ///   - asked: the endpoint that the finder should call because of it, or "nothing".
  ///   - search: where the search should stand after it.
  mutating func step(_ step: Step, _ asked: String, _ search: BikeSearch) {
    guard problem == nil else { return }
    let before = requests.count
    switch step {
    case .tap: finder.locate()
    case .change(let new):
      authorization.record(new)
      finder.handle(.authorizationChanged(new))
    case .event(let event): finder.handle(event)
    }
    story.append("\(step)")
    let new = requests.calls.dropFirst(before).joined(separator: " and ")
    let reallyAsked = new.isEmpty ? "nothing" : new
    guard reallyAsked != asked || finder.search != search else { return }
    problem = """
      Here is what happens: \(story.joined(separator: ", then ")). This last step should call \
      \(asked) and lead to \(search). It calls \(reallyAsked) and leads to \(finder.search)
      """
  }
}

extension BikeAuthorization {
  fileprivate static let granted = [BikeAuthorization.whileInUse, .always]
  fileprivate static let refused = [
    (BikeAuthorization.denied, BikeSearch.denied), (.restricted, .restricted),
  ]
}
