// Wrong: the method stands in an extension of the protocol, so nobody's own method is ever called.
// Must fail with: It has to ask the repository that it is given, through a requirement of the
// protocol.

protocol PisteRepository: Sendable {}

extension PisteRepository {
  func pistes() async throws -> [Piste] { [] }
}

extension PisteDatabase: PisteRepository {}

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
