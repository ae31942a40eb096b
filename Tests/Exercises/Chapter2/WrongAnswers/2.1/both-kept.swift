// Wrong: keeps a database beside the repository, for days on which the repository knows nothing.
// Must fail with: and the map shows ["o Red Fox", "x Long Way"]. What it shows comes from
// somebody else.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository
  let database = PisteDatabase()

  func lines() async throws -> [String] {
    let known = try await repository.pistes()
    let pistes = known.isEmpty ? try await database.pistes() : known
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
