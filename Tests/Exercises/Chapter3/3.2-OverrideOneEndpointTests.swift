import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.2"))
struct Exercise3_2 {
  @Test("the overridden endpoint answers in the new way", arguments: CinemaOverride.allCases)
  func overrides(override: CinemaOverride) async {
    let box = BoxOffice()
    let client = override.applied(to: box.client())
    var answers: [String] = []
    for film in ["Metropolis", "Sunrise"] {
      answers.append(await client.answer(override.endpoint, film))
    }
    let (calls, expected) = (box.calls.calls, [override.answer, override.answer])
    #expect(
      answers == expected && calls.isEmpty,
      """
      \(override) overrides \(override.endpoint), which should \(override.demand) each time, for \
      every film, and leave the given client alone. It says \(answers), and the given client was \
      asked for \(calls).
      """)
  }

  @Test("the other endpoints are still the given client's", arguments: CinemaOverride.allCases)
  func keepsTheOthers(override: CinemaOverride) async {
    let box = BoxOffice()
    let client = override.applied(to: box.client())
    let others = override.others
    var (answers, expected): ([String], [String]) = ([], [])
    for (turn, film) in ["Metropolis", "Sunrise"].enumerated() {
      for (place, endpoint) in others.enumerated() {
        answers.append(await client.answer(endpoint, film))
        expected.append(endpoint.told(turn * others.count + place + 1))
      }
    }
    #expect(
      answers == expected,
      """
      \(override) overrides \(override.endpoint), and nothing else. The others should reach the \
      given client at each call, which answers \(expected). They say \(answers). Copy the given \
      client, and touch one property of the copy.
      """)
    let calls = box.calls.calls
    let asked = ["Metropolis", "Sunrise"].flatMap { film in others.map { $0.asked(for: film) } }
    #expect(
      calls == asked,
      """
      After \(override), the other endpoints were asked for \(asked). The given client has heard \
      \(calls). Who copies a client copies its closures, and has no argument to lose.
      """)
  }

  @Test("an error of another endpoint stays an error", arguments: CinemaOverride.allCases)
  func keepsErrors(override: CinemaOverride) async {
    let client = override.applied(to: BoxOffice(isOpen: false).client())
    let others = override.others
    var answers: [String] = []
    for endpoint in others { answers.append(await client.answer(endpoint, "Sunrise")) }
    #expect(
      answers == ["BoxOfficeClosed()", "BoxOfficeClosed()"],
      """
      All endpoints of the given client throw BoxOfficeClosed. After \(override), \(others[0]) and \
      \(others[1]) should still do so. They say \(answers).
      """)
  }

  @Test("the given client stays as it was", arguments: CinemaOverride.allCases)
  func leavesTheOriginal(override: CinemaOverride) async {
    let original = BoxOffice().client()
    _ = override.applied(to: original)
    let answer = await original.answer(override.endpoint, "Sunrise")
    let expected = override.endpoint.told(1)
    #expect(
      answer == expected,
      """
      A client was derived by \(override). Afterwards the original was asked for \
      \(override.endpoint), and says \(answer) instead of \(expected). Whoever holds the original \
      would now wonder. Change a copy: var client = client.
      """)
  }

  @Test("overrides can be chained, in any order", arguments: [false, true])
  func chains(backwards: Bool) async {
    let overrides = backwards ? CinemaOverride.allCases.reversed() : CinemaOverride.allCases
    let box = BoxOffice()
    let client = overrides.dropLast().reduce(box.client()) { $1.applied(to: $0) }
    var answers: [String] = []
    for override in overrides {
      answers.append(await client.answer(override.endpoint, "Sunrise"))
    }
    let kept = overrides[2].endpoint.told(1)
    let expected = [overrides[0].answer, overrides[1].answer, kept]
    #expect(
      answers == expected,
      """
      A client was derived by \(overrides[0]), and from that one another by \(overrides[1]). Its \
      endpoints should say \(expected): two are overridden, the third is the first client's. They \
      say \(answers). Start from the client that is handed in, and from no other one.
      """)
  }

  @Test("two clients derived from one do not meet")
  func derivesTwice() async {
    let original = BoxOffice().client()
    let full = soldOut(original)
    let broken = withFailingReservations(original, error: PrinterJam())
    let answers = [
      await full.answer(.reserve, "Sunrise"), await broken.answer(.freeSeats, "Sunrise"),
    ]
    #expect(
      answers == ["code 1", "2 seats"],
      """
      From one client, one is derived that is sold out, and one whose reservations fail. The first \
      should still reserve, the second should still have free seats. They say \(answers). Each \
      derivation needs a copy of its own.
      """)
  }

  @Test("a client is a value")
  func isAValue() async throws {
    let original = BoxOffice().client()
    let settable = Settable(original).films
    let films = try #require(
      settable,
      """
      This test wanted to override films in a variable of its own, and cannot: films can be set in \
      your file only, or not at all. Declare the three endpoints with var, as they were.
      """)
    var copy = original
    copy[keyPath: films] = { ["Nosferatu"] }
    let answers = [await copy.answer(.films, ""), await original.answer(.films, "")]
    #expect(
      answers == ["Nosferatu", "film 1"],
      """
      This test took a client in a variable of its own, and overrode films there. That one says \
      \(answers[0]), and the original says \(answers[1]) instead of "film 1". In a class \
      both are one object, and an override is felt everywhere. Make the client a struct.
      """)
  }

  @Test("the counter shows the premiere, and the seats of the given client")
  func showsThePremiere() async {
    let given = CinemaClient(
      films: { ["Faust", "Sunrise"] }, freeSeats: { $0 == "Nosferatu" ? 7 : 0 },
      reserve: { _, _ in "code 1" })
    let lines = await makePremiereCounter(of: "Nosferatu", client: given).lines()
    #expect(
      lines == ["Nosferatu: 7 seats"],
      """
      The given client has 7 seats for Nosferatu, the only film tonight. The counter shows \(lines).
      """)
  }
}

/// What the learner derives.
enum CinemaOverride: String, CaseIterable, CustomStringConvertible {
  case soldOut = "soldOut(_:)"
  case failing = "withFailingReservations(_:error:)"
  case premiere = "makePremiereCounter(of:client:)"

  var endpoint: CinemaEndpoint {
    switch self {
    case .soldOut: .freeSeats
    case .failing: .reserve
    case .premiere: .films
    }
  }

  var others: [CinemaEndpoint] {
    CinemaEndpoint.allCases.filter { $0 != endpoint }
  }

  var answer: String {
    switch self {
    case .soldOut: "0 seats"
    case .failing: "PrinterJam()"
    case .premiere: "Faust"
    }
  }

  var demand: String {
    self == .failing ? "throw the error that was given, \(answer)," : "say \(answer)"
  }

  var description: String { rawValue }

  func applied(to client: CinemaClient) -> CinemaClient {
    switch self {
    case .soldOut: Chapter3Exercises.soldOut(client)
    case .failing: withFailingReservations(client, error: PrinterJam())
    case .premiere: makePremiereCounter(of: "Faust", client: client).client
    }
  }
}

enum CinemaEndpoint: String, CaseIterable, CustomStringConvertible {
  case films, freeSeats, reserve

  var description: String { rawValue }

  /// How the box office notes a call.
  func asked(for film: String) -> String {
    switch self {
    case .films: "films"
    case .freeSeats: "freeSeats \(film)"
    case .reserve: "reserve \(film) 2"
    }
  }

  /// What the box office answers to its first, second, … call, if it is this one.
  func told(_ number: Int) -> String {
    switch self {
    case .films: "film \(number)"
    case .freeSeats: "\(number) seats"
    case .reserve: "code \(number)"
    }
  }
}

/// Where the test's own client gets its answers: it notes each call, and tells how many it has noted.
private struct BoxOffice: Sendable {
  let calls = CallRecorder<String>()
  var isOpen = true

  func client() -> CinemaClient {
    CinemaClient(
      films: { ["film \(try note("films"))"] },
      freeSeats: { film in try note("freeSeats \(film)") },
      reserve: { film, seats in "code \(try note("reserve \(film) \(seats)"))" })
  }

  private func note(_ call: String) throws -> Int {
    calls.record(call)
    guard isOpen else { throw BoxOfficeClosed() }
    return calls.count
  }
}

private struct BoxOfficeClosed: Error {}
private struct PrinterJam: Error {}

extension CinemaClient {
  /// What an endpoint says when it is asked for a film and two seats.
  fileprivate func answer(_ endpoint: CinemaEndpoint, _ film: String) async -> String {
    do {
      switch endpoint {
      case .films: return try await films().joined(separator: ", ")
      case .freeSeats: return "\(try await freeSeats(film)) seats"
      case .reserve: return try await reserve(film, 2)
      }
    } catch {
      return "\(error)"
    }
  }
}
