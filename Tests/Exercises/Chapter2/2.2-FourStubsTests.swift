import TestSupport
import Testing
import Tides

@testable import Chapter2Exercises

@Suite(.exercise("2.2"))
struct Exercise2_2 {
  @Test("the empty client answers, with no tides")
  func emptyAnswersWithNothing() async {
    let odd = await answers(of: .empty).first { $0.answer != .tides([]) }
    let board = await odd.board
    let isRight = odd == nil
    #expect(
      isRight,
      """
      The empty client gives \(odd.described), and the board says \(board.listed). It should \
      answer with no tides at all. No tides is an answer, not an error.
      """)
  }

  @Test("the happy path has three tides or more, each later than the one before, all above zero")
  func happyPathIsHappy() async {
    let answers = await answers(of: .happyPath)
    let few = answers.first { $0.answer.tides.count < 3 }
    let isEnough = few == nil
    let changes = answers.contains { $0.answer.tides.count >= 3 }
    #expect(
      isEnough,
      """
      The client of the happy path gives \(few.described). \(changes
        ? "Another answer has three tides or more. Give the same each time, for every harbour."
        : "Fewer than three tides don't show what the board looks like with several lines.")
      """)
    expectHoursInOrder(answers, of: "the happy path")
    let low = answers.first { $0.answer.tides.contains { $0.level <= 0 } }
    let isAbove = low == nil
    #expect(
      isAbove,
      """
      The happy path has a tide that is not above zero: \(low.described). The happy path is the \
      day on which nothing special happens. The other days have clients of their own.
      """)
  }

  @Test(
    "the below-zero client has a tide below zero, and each tide is later than the one before")
  func belowZeroIsBelow() async {
    let answers = await answers(of: .belowZero)
    let high = answers.first { !$0.answer.tides.contains { $0.level < 0 } }
    let board = await high.board
    let isBelow = high == nil
    let changes = answers.contains { $0.answer.tides.contains { $0.level < 0 } }
    #expect(
      isBelow,
      """
      The client for below zero gives \(high.described), and the board says \(board.listed). \
      \(changes
        ? "Another answer has a tide below zero. Give the same each time, for every harbour."
        : """
        None of its levels is below zero, so you don't see the minus sign or the warning about the \
        rocks.
        """)
      """)
    expectHoursInOrder(answers, of: "below zero")
  }

  @Test("the failed client throws each time, and the board says why in words")
  func failedThrowsEachTime() async {
    let calm = await answers(of: .failed).first { !$0.answer.isError }
    let throwsEachTime = calm == nil
    #expect(
      throwsEachTime,
      """
      The failed client gives \(calm.described). It should throw each time, for every harbour.\
      \(calm?.answer.tides.isEmpty == true
        ? """
         A client that answers with no tides has not failed: the board then says that nobody \
        measures them.
        """
        : "")
      """)
    let bare = await answers(of: .failed).first { !$0.answer.isInWords }
    let board = await bare.board
    let saysWhy = !throwsEachTime || bare == nil
    let isLater = bare.map { $0.time > 1 } ?? false
    #expect(
      saysWhy,
      """
      With the failed client the board says \(board.listed)\
      \(isLater ? " for \(bare.described)" : ""). Throw an error of your own that says \
      in words what is wrong: make it conform to CustomStringConvertible, as the Book's OutOfOrder \
      does. The board prints "\\(error)", and LocalizedError doesn't change what that prints.
      """)
  }

  @Test("each client gives the same answer each time, whatever the harbour")
  func staysAsItIs() async throws {
    var boards: [String] = []
    for state in TideState.allCases {
      let more = Array(repeating: "Saltwick", count: 15)
      let answers = await answers(of: state, in: harbours + more)
      let change = answers.first { $0.answer != answers[0].answer }
      let isTheSame = change == nil
      #expect(
        isTheSame,
        """
        The client for \(state) gives \(answers[0].described), and then \(change.described). It \
        should give the same answer each time that you look, whatever the harbour.
        """)
      boards += ["\(state):"] + (await board(state)).map { "  \($0)" }
    }
    let source = try LearnerSource.load("2.2")
    let clocks = ["Date", "Calendar", "ContinuousClock", "SuspendingClock", "time(nil)"]
      .flatMap(source.lines(mentioning:))
    let readsNone = clocks.isEmpty
    #expect(
      readsNone,
      """
      This test reads \(source.path), and finds a clock: \(clocks.quoted). What a client answers \
      should be the same each time that you look, today and tomorrow.
      """)
    let rows = boards.map { String($0.prefix(76)) }
    demonstrate("What the board says with each of your clients:\n" + rows.joined(separator: "\n"))
  }

  private func expectHoursInOrder(
    _ answers: [Asked], of state: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wrong = answers.first { asked in
      let hours = asked.answer.tides.map(\.hour)
      return !zip(hours, hours.dropFirst()).allSatisfy { $0 < $1 }
        || !hours.allSatisfy((0...23).contains)
    }
    let isInOrder = wrong == nil
    #expect(
      isInOrder,
      """
      For \(state), the tides come at these hours: \(wrong?.answer.tides.map(\.hour) ?? []). The \
      protocol promises the order of the day, from 0 to 23. Each hour should be later than the one \
      before.
      """, sourceLocation: sourceLocation)
  }

  private let harbours = ["Saltwick", "Grey Haven", "Saltwick", "Copenhagen", ""]

  /// What one client answers, for several harbours in turn.
  private func answers(of state: TideState, in others: [String]? = nil) async -> [Asked] {
    let client = makeTideClient(state)
    var answers: [Asked] = []
    for (time, harbour) in (others ?? harbours).enumerated() {
      let answer = await Answer(client, in: harbour)
      answers.append(Asked(time: time + 1, harbour: harbour, answer: answer))
    }
    return answers
  }

  private func board(_ state: TideState) async -> [String] {
    await TideBoard(client: makeTideClient(state)).lines(for: "Saltwick")
  }
}

/// One of the questions to a client, and what it gave back.
private struct Asked {
  var time: Int
  var harbour: String
  var answer: Answer

  var described: String {
    "\(answer) in answer \(time), for the harbour \"\(harbour)\""
  }

  /// What the board makes of this answer, whatever the client answers next.
  var board: [String] {
    get async { await TideBoard(client: Again(answer: answer)).lines(for: harbour) }
  }
}

/// Gives one answer again.
private struct Again: TideClient {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let answer: Answer

  func tides(in harbour: String) async throws -> [Tide] {
    if case .error(let text) = answer { throw Failure(description: text) }
    return answer.tides
  }
}

extension Asked? {
  fileprivate var described: String { self?.described ?? "the same" }

  fileprivate var board: [String] {
    get async { await self?.board ?? [] }
  }
}

extension [String] {
  fileprivate var listed: String { map { "\"\($0)\"" }.joined(separator: ", ") }
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

  /// Whether the board says why in words.
  var isInWords: Bool {
    guard case .error(let reason) = self else { return true }
    let words = reason.split(whereSeparator: \.isWhitespace)
    // Without a description of its own, an error is printed as "NoConnection()" or "noConnection".
    // Foundation's own may say no more than: Error Domain=NSURLErrorDomain Code=-1004 "(null)"
    return words.count > 1 && !reason.contains(/^\w+\(.*\)$|Code=-?\d+ "\(null\)"$/)
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
