// Wrong: keeps what the repository knew when the map was first drawn.
// Must fail with: Keep the repository in the map, not what it answered once.

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
    let pistes = if let known { known } else { try await repository.pistes() }
    known = pistes
    return pistes.lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
