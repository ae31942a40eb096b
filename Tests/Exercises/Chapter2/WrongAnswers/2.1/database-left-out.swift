// Wrong: the database never conforms, so the app has nothing to hand to its map.
// Must fail with: PisteDatabase does not conform to PisteRepository

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    let pistes = try await repository.pistes()
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
