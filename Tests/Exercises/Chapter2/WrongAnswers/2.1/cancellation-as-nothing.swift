// Wrong: takes a cancellation of the repository for an empty area.
// Must fail with: The repository throws CancellationError(), and lines() should throw that error, like any other

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    do {
      return try await repository.pistes().lines
    } catch is CancellationError {
      return [Piste]().lines
    }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
