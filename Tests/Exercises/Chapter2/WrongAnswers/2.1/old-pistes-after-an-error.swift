// Wrong: shows what it knew before when the repository fails later.
// Must fail with: The repository throws Dead(), after it has answered once

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

actor PisteMap {
  private let repository: any PisteRepository
  private var latest: [Piste]?

  init(repository: any PisteRepository) { self.repository = repository }

  func lines() async throws -> [String] {
    do {
      let pistes = try await repository.pistes()
      latest = pistes
      return pistes.lines
    } catch {
      guard let latest else { throw error }
      return latest.lines
    }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
