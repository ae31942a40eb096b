// Wrong: the protocol promises the concrete type, so that every repository needs one.
// Must fail with: It has to ask the repository that it is given, through a requirement of the
// protocol.

protocol PisteRepository: Sendable {
  var database: PisteDatabase { get }
}

extension PisteRepository {
  var database: PisteDatabase { PisteDatabase() }
}

extension PisteDatabase: PisteRepository {
  nonisolated var database: PisteDatabase { self }
}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    let pistes = try await repository.database.pistes()
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
