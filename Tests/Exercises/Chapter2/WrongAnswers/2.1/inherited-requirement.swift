// Wrong: inherits a requirement that has a default.
// Must fail with: PisteRepository also requires `var name: String { get }`

protocol Named {
  var name: String { get }
}

extension Named {
  var name: String { "unnamed" }
}

protocol PisteRepository: Sendable, Named {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository
  func lines() async throws -> [String] { try await repository.pistes().lines }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
