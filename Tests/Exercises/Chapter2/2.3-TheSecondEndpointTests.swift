import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.3"))
struct Exercise2_3 {
  @Test("each of the nine combinations can be had")
  func goesByItsOwnOutcome() async {
    var wrong: [(asked: Combination, got: Combination)] = []
    for asked in Combination.all {
      let client = asked.client
      let got = await Combination(departures: departures(of: client), stops: stops(of: client))
      if got != asked { wrong.append((asked, got)) }
    }
    let example = wrong.first.map { "Asked for \($0.asked), it has \($0.got)." } ?? ""
    let number = wrong.count
    #expect(
      number == 0,
      """
      \(number) of nine combinations cannot be had. \(example) Each endpoint should go by its \
      own outcome: "works" answers with an entry at least, "empty" with none, and "fails" throws.
      """)
  }

  @Test("the screen shows each combination")
  func showsOnTheScreen() async {
    var wrong: [(asked: Combination, lines: [String])] = []
    for asked in Combination.all {
      let lines = await BusScreen(client: asked.client).lines(for: "Mill")
      let shown = Combination(departures: BusOutcome(of: lines[1]), stops: BusOutcome(of: lines[0]))
      if shown != asked { wrong.append((asked, lines)) }
    }
    let example = wrong.last.map { "Asked for \($0.asked), it shows \($0.lines)." } ?? ""
    let number = wrong.count
    #expect(
      number == 0,
      """
      The screen cannot show \(number) of nine combinations. \(example) The screen asks both \
      endpoints at the same time. They should not get in each other's way.
      """)
  }

  @Test("an endpoint does the same each time")
  func staysAsChosen() async {
    for combination in Combination.all {
      let client = combination.client
      var answers: [BusOutcome] = []
      for stop in ["Mill Lane", "Old Bridge", ""] {
        answers.append(await departures(of: client, from: stop))
      }
      #expect(
        Set(answers).count == 1,
        """
        A client was made for \(combination). Asked three times, for three stops, its departures: \
        \(answers.verbs). Whoever asks, and for whichever stop, it should do the same each time.
        """)
      answers = [await stops(of: combination.client)]
      for text in ["Mill", "Bridge", ""] {
        answers.append(await stops(of: client, matching: text))
      }
      #expect(
        Set(answers).count == 1,
        """
        Two clients were made for \(combination). The stops of the first one: \(answers[0].verb). \
        Of the second one the departures were asked before, and then the stops, for three texts: \
        \(answers.dropFirst().verbs). What one endpoint did must not change the other.
        """)
    }
  }

  @Test("two clients keep their choices apart")
  func keepsClientsApart() async {
    let first = makeBusClient(departures: .fails, stops: .works)
    let second = makeBusClient(departures: .works, stops: .empty)
    let answers = [
      await departures(of: first), await stops(of: first), await departures(of: second),
      await stops(of: second),
    ]
    #expect(
      answers == [.fails, .works, .works, .empty],
      """
      Two clients were made. The first one's departures should fail while its stops work, the \
      second one's departures work while its stops are empty. Departures and stops of the first, \
      and of the second: \(answers.verbs). Each client should keep what was chosen for it, in \
      properties of its own.
      """)
  }

  private func departures(
    of client: any BusClient, from stop: String = "Mill Lane"
  ) async -> BusOutcome {
    await outcome { try await client.departures(from: stop) }
  }

  private func stops(
    of client: any BusClient, matching text: String = "Mill Lane"
  ) async -> BusOutcome {
    await outcome { try await client.stops(matching: text) }
  }

  private func outcome<Entry>(_ ask: () async throws -> [Entry]) async -> BusOutcome {
    do { return try await ask().isEmpty ? .empty : .works } catch { return .fails }
  }
}

/// An outcome for each endpoint.
private struct Combination: CustomStringConvertible, Equatable {
  var departures: BusOutcome
  var stops: BusOutcome

  static let all = BusOutcome.allCases.flatMap { departures in
    BusOutcome.allCases.map { Combination(departures: departures, stops: $0) }
  }

  var client: any BusClient {
    makeBusClient(departures: departures, stops: stops)
  }

  var description: String {
    "departures that \(departures.verb) and stops that \(stops.verb)"
  }
}

extension BusOutcome {
  /// What a line of the screen tells of an endpoint.
  fileprivate init(of line: String) {
    if line.hasSuffix(": not available") {
      self = .fails
    } else {
      self = line.hasSuffix(": none") ? .empty : .works
    }
  }

  fileprivate var verb: String {
    switch self {
    case .works: "work"
    case .empty: "are empty"
    case .fails: "fail"
    }
  }
}

extension Sequence<BusOutcome> {
  fileprivate var verbs: String {
    map(\.verb).joined(separator: ", ")
  }
}
