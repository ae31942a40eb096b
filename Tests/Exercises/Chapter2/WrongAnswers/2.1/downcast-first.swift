// Wrong: works with every repository, and still makes a difference for one type.
// Must fail with: The database is still named there: `if let database = repository as?
// PisteDatabase {`.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    if let database = repository as? PisteDatabase {
      return try await database.pistes().lines
    }
    return try await repository.pistes().lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
