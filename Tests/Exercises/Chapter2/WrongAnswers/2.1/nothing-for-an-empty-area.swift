// Wrong: has no sentence for an area without pistes.
// Must fail with: shows no line at all.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository
  func lines() async throws -> [String] {
    guard try await !repository.pistes().isEmpty else { return [] }
    return try await repository.pistes().lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
