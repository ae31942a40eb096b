// Correct: the extension names the database with its module.

/// What the map needs.
protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension SkiArea.PisteDatabase: PisteRepository {}

/// A map with a line for each piste.
struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] { try await repository.pistes().lines }
}

/// The tests call this function, and then `lines()`.
func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
