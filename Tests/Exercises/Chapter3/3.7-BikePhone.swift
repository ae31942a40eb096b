import TestSupport

@testable import Chapter3Exercises

/// What may happen to a phone.
enum BikeStep: CustomStringConvertible {
  case tap
  /// The authorization changes, and an event says so.
  case change(BikeAuthorization)
  case event(BikeEvent)

  var description: String {
    switch self {
    case .tap: "a tap"
    case .change(let authorization): "an event says that the authorization is \(authorization)"
    case .event(let event): "\(event)"
    }
  }
}

/// A phone with a finder on it. It follows a story up to the first step that goes wrong.
struct BikePhone {
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

  /// The authorization changes, and no event says so.
  mutating func settings(_ new: BikeAuthorization) {
    authorization.record(new)
    story.append("the settings are changed to \(new), without an event")
  }

  /// Goes on with the story.
  ///
  /// - Parameters:
  ///   - step: what happens.
  ///   - asked: the endpoint that the finder should call because of it, or "nothing".
  ///   - search: where the search should stand after it.
  mutating func step(_ step: BikeStep, _ asked: String, _ search: BikeSearch) {
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
