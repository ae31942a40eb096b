// Wrong: leaves out the pistes that are closed.
// Must fail with: It should show all four.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    try await repository.pistes().filter(\.isOpen).lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
