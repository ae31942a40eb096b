// Wrong: asks a database only, and takes any other repository for an empty one.
// Must fail with: That one is no PisteDatabase, and cannot be made into one.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  private let repository: any PisteRepository

  init(repository: any PisteRepository) {
    self.repository = repository
  }

  func lines() async throws -> [String] {
    let pistes = try await (repository as? PisteDatabase)?.pistes() ?? []
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
