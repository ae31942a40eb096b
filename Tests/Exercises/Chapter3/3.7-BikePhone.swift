import Forecasts
import LocationClient
import TestSupport

@testable import Chapter3Exercises

/// What may happen to a phone.
enum BikeStep: CustomStringConvertible {
  case tap
  /// The authorization changes, and an event says so.
  case change(LocationClient.AuthorizationStatus)
  case event(LocationClient.Event)

  var description: String {
    switch self {
    case .tap: "the rider taps"
    case .change(let authorization): "the authorization becomes \(authorization)"
    case .event(.didUpdateLocations(let places)):
      places.isEmpty
        ? "an update without a location comes"
        : "an update comes: \(places.map(\.street).joined(separator: ", "))"
    case .event(.didFail): "a failure comes"
    case .event(.didChangeAuthorization(let status)): "an event comes with \(status)"
    }
  }
}

/// A phone with a finder on it. It follows a story up to the first step that goes wrong.
struct BikePhone {
  /// What went wrong, as the beginning of a sentence to the learner.
  private(set) var problem: String?
  private var story: [String]
  /// Each step with what came of it.
  private(set) var picture: [String] = []
  private let authorization: CallRecorder<LocationClient.AuthorizationStatus>
  private let requests = CallRecorder<String>()
  private var finder: BikeFinder

  init(_ first: LocationClient.AuthorizationStatus) {
    let authorization = CallRecorder<LocationClient.AuthorizationStatus>()
    authorization.record(first)
    story = ["the authorization is \(first)"]
    self.authorization = authorization
    finder = BikeFinder(
      client: LocationClient(
        authorizationStatus: { authorization.calls.last ?? first },
        requestAuthorization: { [requests] in requests.record("requestAuthorization") },
        requestLocation: { [requests] in requests.record("requestLocation") },
        events: { AsyncStream { $0.finish() } }))
  }

  /// The authorization changes, and no event says so.
  mutating func settings(_ new: LocationClient.AuthorizationStatus) {
    authorization.record(new)
    story.append("the authorization becomes \(new) without an event")
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
      finder.handle(.didChangeAuthorization(new))
    case .event(let event): finder.handle(event)
    }
    story.append("\(step)")
    picture.append("  \(step) → \(finder.search.text)")
    let new = requests.calls.dropFirst(before).joined(separator: " and ")
    let reallyAsked = new.isEmpty ? "nothing" : new
    guard reallyAsked != asked || finder.search != search else { return }
    problem = """
      This happens: \(story.joined(separator: "; ")). The last step should call \
      \(asked) and lead to \(search.text). It calls \(reallyAsked) and leads to \(finder.search.text)
      """
  }
}

extension BikeSearch {
  /// The search as a sentence shows it.
  var text: String {
    if case .found(let place) = self { "found(\(place.street))" } else { "\(self)" }
  }
}

extension Coordinate {
  static let millLane = Coordinate(latitude: 52.2, longitude: 0.12)
  static let oldBridge = Coordinate(latitude: 52.21, longitude: 0.11)
  static let quay = Coordinate(latitude: 52.22, longitude: 0.1)
  static let gulf = Coordinate(latitude: 0, longitude: 0)

  /// Where it is, in words.
  var street: String {
    let names = [
      Self.millLane: "Mill Lane", .oldBridge: "Old Bridge", .quay: "Quay", .gulf: "Gulf of Guinea",
    ]
    return names[self] ?? "elsewhere"
  }
}
