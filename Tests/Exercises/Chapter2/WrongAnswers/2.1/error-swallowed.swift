// Wrong: shows an empty mountain when the repository cannot answer.
// Must fail with: The repository throws, and lines() should throw the same error.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  private let repository: any PisteRepository

  init(repository: any PisteRepository) {
    self.repository = repository
  }

  func lines() async throws -> [String] {
    let pistes = (try? await repository.pistes()) ?? []
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
