// Wrong: throws an error of its own instead of the repository's.
// Must fail with: It threw NoMap().

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository
  struct NoMap: Error {}

  func lines() async throws -> [String] {
    do {
      return try await repository.pistes().lines
    } catch {
      throw NoMap()
    }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
