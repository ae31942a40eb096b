import TestSupport

@testable import Chapter2Exercises

/// The client behind the decorator. The test decides what it says about piers.
struct FerryCompany: FerryClient {
  let questions = CallRecorder<PierQuestion>()
  let departures = CallRecorder<String>()
  /// Where a question about the harbour waits before it is answered.
  var gate: Gate?
  /// Where a request for the minutes waits before it is answered.
  var minutesGate: Gate?
  /// Is given the question, and how many there have been with this one.
  let onPiers: @Sendable (PierQuestion, Int) async throws -> [String]

  func piers(around spot: FerrySpot, within meters: Int) async throws -> [String] {
    let question = PierQuestion(spot.latitude, spot.longitude, meters)
    questions.record(question)
    let turn = questions.count
    if question == .harbour { await gate?.pass() }
    return try await onPiers(question, turn)
  }

  func minutesToNextFerry(from pier: String) async throws -> Int {
    departures.record(pier)
    let turn = departures.count
    await minutesGate?.pass()
    if pier == "Fog Bank" || turn == 5 { throw NoSignal(turn: turn) }
    return turn
  }
}

extension FerryCompany {
  /// How many requests reach the client when one caller asks this many questions, which differ in
  /// their distance alone, and how many more when the same caller asks all of them again.
  static func requests(for count: Int) async -> (first: Int, again: Int) {
    let company = FerryCompany { _, _ in ["Fish Pier"] }
    let cache = makeCachedFerries(company)
    var totals: [Int] = []
    for _ in 1...2 {
      for meters in 1...count { _ = await cache.told(PierQuestion(10, 20, meters)) }
      totals.append(company.questions.count)
    }
    return (totals[0], totals[1] - totals[0])
  }
}

struct PierQuestion: Hashable, CustomStringConvertible {
  var spot: FerrySpot
  var meters: Int

  init(_ latitude: Double, _ longitude: Double, _ meters: Int) {
    (spot, self.meters) = (FerrySpot(latitude: latitude, longitude: longitude), meters)
  }

  var description: String { "within \(meters) m of (\(spot.latitude), \(spot.longitude))" }

  static let (harbour, island) = (PierQuestion(55.67, 12.56, 500), PierQuestion(55.0, 12.3, 500))
  static let widerHarbour = PierQuestion(55.67, 12.56, 800)
  static let zero = PierQuestion(0, 0, 0)

  /// What a careless key takes for one question.
  static let alike: [(PierQuestion, PierQuestion)] = [
    (PierQuestion(55.67, 12.5, 500), PierQuestion(55.67, 12.5, 800)),  // without the distance
    (PierQuestion(55.67, 12.5, 500), PierQuestion(54.3, 12.5, 500)),  // without the latitude
    (PierQuestion(55.67, 12.5, 500), PierQuestion(55.67, 13.1, 500)),  // without the longitude
    (PierQuestion(12.5, 55.67, 500), PierQuestion(55.67, 12.5, 500)),  // in no order
    (PierQuestion(55.676121, 12.5, 500), PierQuestion(55.676122, 12.5, 500)),  // rounded
    (PierQuestion(55.67, 12.561, 500), PierQuestion(55.67, 12.562, 500)),  // the longitude rounded
    (PierQuestion(1.0, 23.0, 500), PierQuestion(1.02, 3.0, 500)),  // "1.0" + "23.0", "1.02" + "3.0"
    (PierQuestion(1.0, 3.0, 40), PierQuestion(1.0, 3.04, 0)),  // "3.0" + "40", "3.04" + "0"
    (PierQuestion(33.9, 12.5, 500), PierQuestion(-33.9, 12.5, 500)),  // without the hemisphere
    (PierQuestion(55.67, 12.5, 500), PierQuestion(55.67, -12.5, 500)),  // east and west
    (PierQuestion(55.67, 12.5, 60_000), PierQuestion(55.67, 12.5, 700_000)),  // far is far
    (PierQuestion(55.67, 12.5, 0), PierQuestion(55.67, 12.5, -1)),  // nothing is nothing
  ]
}

extension [PierQuestion] {
  /// What is wrong with a cache that let these through, when three questions were asked twice each.
  var advice: String {
    switch count {
    case ..<3:
      "The key of an answer must hold latitude, longitude and distance, as they are."
    case 4 where last == .island: "No piers at all is an answer, too."
    default: "Keep each answer under its question. A new answer must not push an old one out."
    }
  }
}

extension FerryClient {
  /// What a caller is told who asks for piers: their names, or the error.
  func told(_ question: PierQuestion) async -> String {
    await described {
      let piers = try await piers(around: question.spot, within: question.meters)
      return piers.isEmpty ? "no piers" : piers.joined(separator: ", ")
    }
  }

  /// What a caller is told who asks for the minutes.
  func minutes(from pier: String) async -> String {
    await described { "\(try await minutesToNextFerry(from: pier))" }
  }

  /// What `told(_:)` says to one caller alone, who does not wait for ever.
  func answer(_ question: PierQuestion) async -> String {
    let caller = Crowd(of: 1) { await told(question) }
    return await caller.isServed() ? caller.answers.calls[0] : "nothing at all"
  }
}
