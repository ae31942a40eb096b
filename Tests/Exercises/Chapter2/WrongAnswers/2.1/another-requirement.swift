// Wrong: the protocol asks for its own method name, which no other repository has.
// Must fail with: the protocol PisteRepository asks for something

protocol PisteRepository: Sendable {
  func allPistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {
  func allPistes() async throws -> [Piste] { try pistes() }
}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    try await repository.allPistes().lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
