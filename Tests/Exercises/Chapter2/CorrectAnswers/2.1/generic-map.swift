// Correct: the map is generic over its repository, and so is the function.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap<Repository: PisteRepository> {
  let repository: Repository

  func lines() async throws -> [String] {
    try await repository.pistes().lines
  }
}

func makePisteMap<Repository: PisteRepository>(of repository: Repository) -> PisteMap<Repository> {
  PisteMap(repository: repository)
}
