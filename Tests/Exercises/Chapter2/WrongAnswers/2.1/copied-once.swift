// Wrong: keeps what the repository knew when the map was first drawn.
// Must fail with: keep the repository, not a copy of what it answered.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

actor PisteMap {
  private let repository: any PisteRepository
  private var known: [Piste]?

  init(repository: any PisteRepository) {
    self.repository = repository
  }

  func lines() async throws -> [String] {
    if known == nil { known = try await repository.pistes() }
    let pistes = known ?? []
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
