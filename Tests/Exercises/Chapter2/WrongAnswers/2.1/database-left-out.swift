// Wrong: the database never conforms, so the app has nothing to hand to its map.
// Must fail with: PisteDatabase doesn't conform to PisteRepository

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    try await repository.pistes().lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
