// Wrong: shows the first ten pistes.
// Must fail with: of which the last equals the first. The map has 10 lines

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    Array(try await repository.pistes().prefix(10)).lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
