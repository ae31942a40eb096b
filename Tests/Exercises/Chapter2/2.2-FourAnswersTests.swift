import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.2"))
struct Exercise2_2 {
  @Test("the empty client answers, with nothing")
  func emptyAnswersWithNothing() async {
    let answer = await answer(of: .empty)
    let lines = await board(.empty)
    #expect(
      answer == .tides([]),
      """
      The empty client gives \(answer), and the board says \(lines). It should \
      answer with no tides at all. To know of no tides is an answer, and nothing to throw.
      """)
  }

  @Test("the happy path has several tides, in order, above zero")
  func happyPathIsHappy() async {
    let answer = await answer(of: .happyPath)
    #expect(
      answer.tides.count >= 3,
      """
      The client of the happy path gives \(answer). Fewer than three tides do not show what \
      several lines on the board look like.
      """)
    expectHoursInOrder(answer.tides, of: .happyPath)
    #expect(
      answer.tides.allSatisfy { $0.level > 0 },
      """
      The happy path has a tide that is not above zero: \(answer). The happy path is the day on \
      which nothing is special. For the other days there is a client of its own.
      """)
  }

  @Test("below zero, the board warns")
  func belowZeroIsBelow() async {
    let answer = await answer(of: .belowZero)
    let lines = await board(.belowZero)
    #expect(
      answer.tides.contains { $0.level < 0 },
      """
      The client for below zero gives \(answer), and the board says \(lines). \
      None of its levels is below zero. So nobody sees the minus, nor the warning of the rocks.
      """)
    expectHoursInOrder(answer.tides, of: .belowZero)
  }

  @Test("the failed client throws each time")
  func failedThrowsEachTime() async {
    let answers = await answers(of: .failed)
    #expect(
      answers.allSatisfy { $0.isError },
      """
      One failed client was asked \(answers.count) times, and gives \(answers). It should throw \
      each time, for every harbour. A client that answers with nothing has not failed: the board \
      says then that nobody measures the tides.
      """)
    let lines = await board(.failed)
    let words = lines.joined().replacing("No answer: ", with: "")
    #expect(
      words.contains { $0.isLetter },
      """
      With the failed client the board says \(lines) and no more. Throw an error that says \
      something when it is printed: an enum's case does, and so does a struct's name.
      """)
  }

  @Test("a state stays as it is", arguments: TideState.allCases)
  func staysAsItIs(state: TideState) async {
    let answers = await answers(of: state)
    let change = answers.first { $0 != answers[0] }
    #expect(
      change == nil,
      """
      The client for \(state) gives another answer when it is asked again, or for another harbour: \
      first \(answers[0]), then \(change ?? answers[0]). Whoever wants to look at a state wants to \
      see it each time.
      """)
  }

  private func expectHoursInOrder(
    _ tides: [Tide], of state: TideState, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let hours = tides.map(\.hour)
    #expect(
      zip(hours, hours.dropFirst()).allSatisfy { $0 < $1 } && hours.allSatisfy((0...23).contains),
      """
      The tides for \(state) come in this order of hours: \(hours). The protocol promises the \
      order of the day, from 0 to 23, and the board relies on it. Each hour should be later than \
      the one before.
      """, sourceLocation: sourceLocation)
  }

  private func answer(of state: TideState) async -> Answer {
    await Answer(makeTideClient(state), in: "Saltwick")
  }

  /// The answers of one client, for two harbours in turns.
  private func answers(of state: TideState) async -> [Answer] {
    let client = makeTideClient(state)
    var answers: [Answer] = []
    for harbour in ["Saltwick", "Grey Haven", "Saltwick", "Grey Haven"] {
      answers.append(await Answer(client, in: harbour))
    }
    return answers
  }

  private func board(_ state: TideState) async -> [String] {
    await TideBoard(client: makeTideClient(state)).lines(for: "Saltwick")
  }
}

/// What a client gave back when it was asked once.
private enum Answer: Equatable, CustomStringConvertible {
  case tides([Tide])
  case error(String)

  init(_ client: any TideClient, in harbour: String) async {
    do {
      self = .tides(try await client.tides(in: harbour))
    } catch {
      self = .error("\(error)")
    }
  }

  /// All errors are equal: which one it is, is up to the client.
  static func == (first: Answer, second: Answer) -> Bool {
    first.isError == second.isError && first.tides == second.tides
  }

  var tides: [Tide] {
    if case .tides(let tides) = self { tides } else { [] }
  }

  var isError: Bool {
    if case .error = self { true } else { false }
  }

  var description: String {
    switch self {
    case .tides(let tides) where tides.isEmpty: "no tides"
    case .tides(let tides): tides.map { "\($0.level) cm at \($0.hour):00" }.joined(separator: ", ")
    case .error(let text): "the error \"\(text)\""
    }
  }
}
