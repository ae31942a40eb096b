// 2.1 · Extract the protocol                                               ★☆☆
//
// The map of a ski area takes a `PisteDatabase`, so you can't draw it without the database's
// file. It needs only the pistes. Say so in a protocol, and let the map know nothing else. The
// code you're given is in Sources/Chapter2-Protocols/SkiArea.
//
// You are done when
// - the map shows what its repository knows
// - the map asks its repository each time
// - each of two maps keeps its own repository
// - an error from the repository reaches the caller
// - the protocol requires `pistes()` and nothing else
// - the database conforms in an extension; the rest of your code doesn't name the database
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 2.1
// Read:   Book/02-Protocols.md, "Put a protocol in between"

import SkiArea

// MARK: - Yours

// The protocol says what the map needs, in the map's own words, and that is a single method.
// The database conforms without a new line of code: an actor's method is async to everybody
// outside the actor, so it fulfils a requirement that is `async`.

/// What the map needs.
protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

/// A map with a line for each piste.
struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    try await repository.pistes().lines
  }
}

/// A map of the pistes that `repository` knows.
func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
