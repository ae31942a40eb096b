// Wrong: an extension makes the map with a database again, without an argument.
// Must fail with: The database is still named there: `PisteMap(repository: PisteDatabase())`.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    try await repository.pistes().lines
  }
}

extension PisteMap {
  static func live() -> PisteMap {
    PisteMap(repository: PisteDatabase())
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
