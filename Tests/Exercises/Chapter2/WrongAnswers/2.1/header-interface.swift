// Wrong: the protocol repeats all that the database can do.
// Must fail with: PisteRepository also requires `func add(_ piste: Piste) async throws`.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
  func add(_ piste: Piste) async throws
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    try await repository.pistes().lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
