// Wrong: keeps a database beside the repository, for days on which the repository knows nothing.
// Must fail with: shows "o Red Fox", "x Long Way", which comes from elsewhere.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository
  let database = PisteDatabase()

  func lines() async throws -> [String] {
    let known = try await repository.pistes()
    return known.isEmpty ? try await database.pistes().lines : known.lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
