// Wrong: the protocol takes actors only, because the database is one.
// Must fail with: Leave AnyObject and Actor out

/// What the map needs.
protocol PisteRepository: Actor, Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

/// A map with a line for each piste.
struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] { try await repository.pistes().lines }
}

/// The tests call this function, and then `lines()`.
func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
