import TestSupport
import Testing

@testable import Chapter2Exercises

@Suite(.exercise("2.1"))
struct Exercise2_1 {
  init() throws {
    // It would end the test process, and the other exercises' results with it.
    let source = try LearnerSource.load("2.1")
    let casts = source.lines(mentioning: "as!")
    try #require(
      casts.isEmpty,
      """
      This test reads \(source.path), and goes no further. A cast by force is there: \
      \(casts.quoted). As soon as somebody hands over a repository of another type, the app ends. \
      Ask the repository itself, through a requirement of the protocol.
      """)
  }

  @Test("the map shows what its repository knows")
  func showsItsRepository() async throws {
    let lines = try await makePisteMap(of: PisteList("North Face", "Nursery")).lines()
    #expect(
      lines == ["o North Face", "o Nursery"],
      """
      The map was given a repository that this test wrote, which knows North Face and Nursery. It \
      shows \(lines). It has to ask the repository that it is given, through a requirement of the \
      protocol. That one is no PisteDatabase, and cannot be made into one.
      """)
  }

  @Test("to know no piste is an answer too")
  func showsAnEmptyRepository() async throws {
    let lines = try await makePisteMap(of: PisteList()).lines()
    #expect(
      lines == ["There is no piste here."],
      """
      The repository of this map knows no piste, and the map shows \(lines). What it shows comes \
      from somebody else. Show what the repository says, also when there is little of it.
      """)
  }

  @Test("the repository is asked each time")
  func asksEachTime() async throws {
    let radio = PisteRadio()
    let map = makePisteMap(of: radio)
    await radio.report(Piste(name: "Glacier", isOpen: true))
    let before = try await map.lines()
    await radio.report(Piste(name: "Glacier", isOpen: false))
    let after = try await map.lines()
    #expect(
      [before, after] == [["o Glacier"], ["x Glacier"]],
      """
      Glacier is open, and the map shows \(before). Then Glacier is closed, and the map shows \
      \(after). It should show "o Glacier" first and "x Glacier" then: keep the repository, not a \
      copy of what it answered.
      """)
  }

  @Test("two maps keep their two repositories")
  func keepsMapsApart() async throws {
    let east = makePisteMap(of: PisteList("East Ridge"))
    let west = makePisteMap(of: PisteRadio(Piste(name: "West Bowl", isOpen: true)))
    let lines = [try await east.lines(), try await west.lines(), try await east.lines()]
    #expect(
      lines == [["o East Ridge"], ["o West Bowl"], ["o East Ridge"]],
      """
      Two maps, of two repositories, should show East Ridge, West Bowl and again East Ridge. They \
      show \(lines). Each map needs a repository of its own, in a stored property.
      """)
  }

  @Test("an error of the repository reaches the caller")
  func passesErrorsOn() async {
    let map = makePisteMap(of: PisteLine())
    await #expect(
      throws: PisteLine.Dead(),
      """
      The repository throws, and lines() should throw the same error. A map that shows something \
      instead tells a skier that all is well.
      """
    ) {
      try await map.lines()
    }
  }

  @Test("the database is a repository")
  func acceptsTheDatabase() async throws {
    let database = PisteDatabase()
    let conforming = try #require(
      database as Any as? any PisteRepository,
      """
      PisteDatabase does not conform to PisteRepository, so the app can no longer draw its map. An \
      extension below the mark "Yours" can declare it.
      """)
    await database.add(Piste(name: "New Run", isOpen: true))
    let lines = try await lines(of: conforming)
    #expect(
      lines == ["o Red Fox", "x Long Way", "o New Run"],
      """
      The map was given a PisteDatabase to which a piste was added. It shows \(lines). It should \
      show all three: Red Fox, Long Way and New Run.
      """)
  }

  @Test("nothing of yours names the database, except that it conforms")
  func namesNoConcreteType() throws {
    let source = try LearnerSource.load("2.1")
    let yours = source.without("actor PisteDatabase")
      .without("extension PisteDatabase").without("extension PisteDatabase")
    let places = yours.lines(mentioning: "PisteDatabase")
    #expect(
      places.isEmpty,
      """
      This test reads \(source.path). The database is still named there: \(places.quoted). As long \
      as that is so, the map cannot be compiled without it.
      """)
  }

  /// Works with a seam that takes any repository, and with one that is generic.
  private func lines(of repository: some PisteRepository) async throws -> [String] {
    try await makePisteMap(of: repository).lines()
  }
}

/// A repository that knows from the start what it will ever know.
private struct PisteList: PisteRepository {
  let names: [String]

  init(_ names: String...) {
    self.names = names
  }

  func pistes() -> [Piste] {
    names.map { Piste(name: $0, isOpen: true) }
  }
}

/// A repository that hears of changes.
private actor PisteRadio: PisteRepository {
  private var latest: [Piste]

  init(_ pistes: Piste...) {
    latest = pistes
  }

  func report(_ pistes: Piste...) {
    latest = pistes
  }

  func pistes() -> [Piste] {
    latest
  }
}

/// A repository that cannot answer.
private struct PisteLine: PisteRepository {
  struct Dead: Error, Equatable {}

  func pistes() throws -> [Piste] {
    throw Dead()
  }
}
