import SkiArea
import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.1"), .serialized)
struct Exercise2_1 {
  init() throws {
    // It would end the test process, and the other exercises' results with it.
    let source = try LearnerSource.load("2.1")
    let casts = source.lines(mentioning: "as!")
    let hasNone = casts.isEmpty
    try #require(
      hasNone,
      """
      This test reads \(source.path), and goes no further. It finds a forced cast: \
      \(casts.quoted). With a repository of any other type the app crashes there. Ask the \
      repository itself, through a requirement of the protocol.
      """)
  }

  @Test("the map shows what its repository knows")
  func showsItsRepository() async throws {
    let lines = try await makePisteMap(of: PisteList.four).lines()
    let isComplete = lines.sorted() == PisteList.four.known.lines.sorted()
    #expect(
      isComplete,
      """
      The map's repository is one that this test wrote. It knows four pistes, of which two are \
      closed: \(PisteList.four.known.lines.listed). The map shows \(lines.listed). It should show \
      all four. Ask the repository that the map was given, through a requirement of the protocol: \
      it isn't a PisteDatabase, so a cast won't help.
      """)
    let isInOrder = !isComplete || lines == PisteList.four.known.lines
    #expect(
      isInOrder,
      """
      The repository names its pistes in this order: \(PisteList.four.known.lines.listed). The map \
      shows them in another order: \(lines.listed). It should leave the order as it is.
      """)
    let empty = try await makePisteMap(of: PisteList()).lines()
    let isEmpty = !isComplete || empty == ["There is no piste here."]
    #expect(
      isEmpty,
      """
      This map's repository knows no pistes. The map should show "There is no piste here." but \
      shows \(empty.isEmpty
        ? "no line at all. The given `lines` has that sentence: use it for an empty array, too."
        : "\(empty.listed), which comes from elsewhere.")
      """)
    guard isComplete, isInOrder, isEmpty else { return }
    let slopes = (1...30).map { Piste(name: "Slope \($0)", isOpen: $0.isMultiple(of: 3)) }
    let many = slopes + [slopes[0]]
    let long = try await makePisteMap(of: PisteRadio(many)).lines()
    let showsAll = long == many.lines
    #expect(
      showsAll,
      """
      The repository names 31 pistes, of which the last equals the first. The map has \
      \(long.count == 1 ? "one line" : "\(long.count) lines"). It should have a line for each of \
      the 31, in the repository's order, even for one that looks like another.
      """)
  }

  @Test("the map asks its repository each time")
  func asksEachTime() async throws {
    let radio = PisteRadio()
    let map = makePisteMap(of: radio)
    await radio.report(Piste(name: "Glacier", isOpen: true))
    let before = try await map.lines()
    await radio.report(Piste(name: "Glacier", isOpen: false))
    let after = try await map.lines()
    let isRight = [before, after] == [["o Glacier"], ["x Glacier"]]
    #expect(
      isRight,
      """
      Glacier is open, and the map shows \(before.listed). Then Glacier is closed, and the same \
      map shows \(after.listed). It should show "o Glacier" and then "x Glacier". Keep the \
      repository in the map, not what it answered once.
      """)
    guard isRight else { return }
    await radio.report()
    let none = try await map.lines()
    let isEmpty = none == ["There is no piste here."]
    #expect(
      isEmpty,
      """
      Glacier was on the map, and then the repository has no piste any more. The same map shows \
      \(none.listed). It should show "There is no piste here." No piste is an answer, too: keep no \
      older one.
      """)
    guard isEmpty else { return }
    let requests = HeldRequests<[Piste]>()
    let slow = makePisteMap(of: PisteMail(requests: requests))
    let first = Crowd(of: 1) { (try? await slow.lines())?.listed ?? "nothing" }
    await eventually { requests.sent.count == 1 }
    let second = Crowd(of: 1) { (try? await slow.lines())?.listed ?? "nothing" }
    let asksAgain = await eventually { requests.sent.count == 2 }
    for request in 1...2 {
      await requests.answer(request, with: .success([Piste(name: "Glacier", isOpen: true)]))
    }
    await first.isServed()
    await second.isServed()
    #expect(
      asksAgain,
      """
      While the map waits for its repository, it's asked for its lines a second time. The \
      repository should be asked a second time, too, since its pistes may have changed since the \
      first call. It isn't. Ask it in `lines()`, at each call, and share no answer between calls.
      """)
  }

  @Test("each of two maps keeps its own repository")
  func keepsMapsApart() async throws {
    let east = makePisteMap(of: PisteList(Piste(name: "East Ridge", isOpen: true)))
    let west = makePisteMap(of: PisteRadio(Piste(name: "West Bowl", isOpen: true)))
    let lines = [try await east.lines(), try await west.lines(), try await east.lines()]
    let isRight = lines == [["o East Ridge"], ["o West Bowl"], ["o East Ridge"]]
    #expect(
      isRight,
      """
      Two maps of two repositories should show East Ridge, West Bowl, and East Ridge again. They \
      show \(lines.map(\.listed).joined(separator: ", then ")). Each map needs its own repository, \
      in a stored property.
      """)
  }

  @Test("an error from the repository reaches the caller")
  func passesErrorsOn() async {
    for hasAnswered in [false, true] {
      let phone = PistePhone()
      let map = makePisteMap(of: phone)
      if hasAnswered { _ = try? await map.lines() }
      await phone.cut()
      let outcome: String
      do {
        outcome = "returned \(try await map.lines().listed)"
      } catch {
        outcome = "threw \(error)"
      }
      let isRight = outcome == "threw \(PistePhone.Dead())"
      #expect(
        isRight,
        """
        The repository throws \(PistePhone.Dead())\
        \(hasAnswered ? ", after it has answered once" : ""), and lines() should throw the same \
        error. It \(outcome). A map that shows something instead hides that the repository failed.
        """)
      guard isRight else { return }
    }
    let lines = try? await makePisteMap(of: PisteStorm()).lines()
    let passesOn = lines == nil
    #expect(
      passesOn,
      """
      The repository throws CancellationError(), and lines() should throw that error, like any \
      other. It returned \(lines?.listed ?? ""). Nothing came from the repository, so the map has \
      nothing to show.
      """)
  }

  @Test("the protocol requires `pistes()` and nothing else")
  func requiresOneMethod() throws {
    let source = try LearnerSource.load("2.1")
    let kinds = ["func", "var", "init", "subscript", "associatedtype"]
    // A protocol also requires what it inherits, even where an extension has a default.
    var others: [String] = []
    var narrow: [String] = []
    var unread = ["PisteRepository"]
    while let name = unread.popLast() {
      let body = source.body(of: "protocol \(name)")
      let wanted = body?.lines(mentioning: "func pistes") ?? []
      let all = kinds.flatMap { body?.lines(mentioning: $0) ?? [] }
      others += all.filter { !wanted.contains($0) }
      let line = source.lines(mentioning: "protocol \(name)").first ?? ""
      let words = line.split(separator: /\W+/).map(String.init)
      if words.contains(where: ["AnyObject", "Actor"].contains) { narrow.append(line) }
      unread += words.filter { $0 != name && source.mentions("protocol \($0)") }
    }
    let hasNone = others.isEmpty
    #expect(
      hasNone,
      """
      This test reads \(source.path). PisteRepository also requires \(others.quoted). The map can \
      do without it: all it needs from outside is the pistes. Require \
      `func pistes() async throws -> [Piste]` and nothing else.
      """)
    let takesAnyType = narrow.isEmpty
    #expect(
      takesAnyType,
      """
      This test reads \(source.path). Not every type can be a PisteRepository: \(narrow.quoted). \
      A list that never changes could be a struct. Leave AnyObject and Actor out, and require \
      `func pistes() async throws -> [Piste]` and nothing else.
      """)
  }

  @Test("the database conforms in an extension; the rest of your code doesn't name the database")
  func acceptsTheDatabase() async throws {
    let database = PisteDatabase()
    let conforming = try #require(
      database as Any as? any PisteRepository,
      """
      PisteDatabase doesn't conform to PisteRepository, so makePisteMap(of:) doesn't take it as it \
      is. Declare the conformance in an extension below the mark "Yours".
      """)
    await extend(database)
    let lines = try await lines(of: conforming)
    let isRight = lines == ["o Red Fox", "x Long Way", "o New Run"]
    #expect(
      isRight,
      """
      The map's repository is a PisteDatabase, to which New Run was added. The map should show Red \
      Fox, Long Way and New Run, but shows \(lines.listed).
      """)
    let source = try LearnerSource.load("2.1")
    let yours = source.without("extension PisteDatabase").without("extension PisteDatabase")
      .without("extension SkiArea.PisteDatabase")
    let places = yours.lines(mentioning: "PisteDatabase")
    let namesNone = places.isEmpty
    #expect(
      namesNone,
      """
      This test reads \(source.path). The database is still named there: \(places.quoted). Apart \
      from the extension that makes it conform, no line should know which repository it is.
      """)
    guard isRight, namesNone else { return }
    let four = try await makePisteMap(of: PisteList.four).lines()
    demonstrate(
      """
      A list that this test wrote   The PisteDatabase, after the test has added New Run
      \(sideBySide(four, lines))
      """)
  }

  /// Inside the actor, the database's own method wins over one that an extension of the learner's
  /// has for all repositories.
  private func extend(_ database: isolated PisteDatabase) {
    database.add(Piste(name: "New Run", isOpen: true))
  }

  /// Works with a seam that takes any repository, and with one that is generic.
  private func lines(of repository: some PisteRepository) async throws -> [String] {
    try await makePisteMap(of: repository).lines()
  }
}

private func sideBySide(_ left: [String], _ right: [String]) -> String {
  (0..<max(left.count, right.count)).map { row in
    let (start, end) = (row < left.count ? left[row] : "", row < right.count ? right[row] : "")
    return start + String(repeating: " ", count: max(0, 30 - start.count)) + end
  }.joined(separator: "\n")
}

extension [String] {
  /// The lines of a map as a sentence shows them.
  fileprivate var listed: String {
    isEmpty ? "nothing" : map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// What the repositories of these tests can do as well, so that a protocol which asks for too much
/// gets a sentence instead of the compiler's error.
private protocol Growing {}

extension Growing {
  func add(_ piste: Piste) {}
}

/// A repository that never changes. It is an actor, so that even a protocol only for actors gets a
/// sentence.
private actor PisteList: PisteRepository, Growing {
  let known: [Piste]

  init(_ known: Piste...) {
    self.known = known
  }

  static let four = PisteList(
    Piste(name: "North Face", isOpen: true), Piste(name: "Nursery", isOpen: false),
    Piste(name: "Anthill", isOpen: false), Piste(name: "Home Run", isOpen: true))

  func pistes() -> [Piste] {
    known
  }
}

/// A repository that is told of changes.
private actor PisteRadio: PisteRepository, Growing {
  private var latest: [Piste]

  init(_ pistes: Piste...) {
    latest = pistes
  }

  init(_ pistes: [Piste]) {
    latest = pistes
  }

  func report(_ pistes: Piste...) {
    latest = pistes
  }

  func pistes() -> [Piste] {
    latest
  }
}

/// A repository that answers when the test says so.
private actor PisteMail: PisteRepository, Growing {
  let requests: HeldRequests<[Piste]>

  init(requests: HeldRequests<[Piste]>) {
    self.requests = requests
  }

  func pistes() async throws -> [Piste] { try await requests.send() }
}

/// A repository that gives up.
private actor PisteStorm: PisteRepository, Growing {
  func pistes() throws -> [Piste] { throw CancellationError() }
}

/// A repository that answers until its line is cut.
private actor PistePhone: PisteRepository, Growing {
  struct Dead: Error {}

  private var isCut = false

  func cut() {
    isCut = true
  }

  /// Throws once after the line was cut, so that a map that asks again gets an answer.
  func pistes() throws -> [Piste] {
    if isCut {
      isCut = false
      throw Dead()
    }
    return [Piste(name: "Home Run", isOpen: true)]
  }
}
