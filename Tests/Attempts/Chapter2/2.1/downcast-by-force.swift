// Wrong: casts the repository to the one type that the author has in mind.
// Must fail with: A cast by force is there: `PisteMap(database: repository as! PisteDatabase)`.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let database: PisteDatabase

  func lines() async throws -> [String] {
    let pistes = try await database.pistes()
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  // swift-format-ignore: NeverForceUnwrap
  PisteMap(database: repository as! PisteDatabase)
}
