// Wrong: shows an empty mountain when the repository cannot answer.
// Must fail with: It returned "There is no piste here.".

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    ((try? await repository.pistes()) ?? []).lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
