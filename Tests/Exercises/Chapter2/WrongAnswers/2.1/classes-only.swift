// Wrong: the protocol takes classes only.
// Must fail with: Not every type can be a PisteRepository: `protocol PisteRepository: AnyObject, Sendable {`.

/// What the map needs.
protocol PisteRepository: AnyObject, Sendable {
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
