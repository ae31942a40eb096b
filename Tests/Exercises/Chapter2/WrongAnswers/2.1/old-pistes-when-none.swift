// Wrong: shows what it knew before when the repository has no pistes any more.
// Must fail with: Glacier was on the map, and then the repository has no piste any more.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

actor PisteMap {
  private let repository: any PisteRepository
  private var latest: [Piste] = []

  init(repository: any PisteRepository) { self.repository = repository }

  func lines() async throws -> [String] {
    let pistes = try await repository.pistes()
    if !pistes.isEmpty { latest = pistes }
    return latest.lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
