// Wrong: an adapter conforms in place of the database.
// Must fail with: makePisteMap(of:) doesn't take it as it is.

/// What the map needs.
protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

/// Makes a repository of the database.
struct StoredPistes: PisteRepository {
  let database: PisteDatabase

  func pistes() async throws -> [Piste] {
    try await database.pistes()
  }
}

/// A map with a line for each piste.
struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] { try await repository.pistes().lines }
}

/// The tests call this function, and then `lines()`.
func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
