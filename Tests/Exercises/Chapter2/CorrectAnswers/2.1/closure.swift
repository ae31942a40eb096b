// Correct: the map keeps the one method that it needs, as a closure.

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  private let pistes: @Sendable () async throws -> [Piste]

  init(of repository: some PisteRepository) {
    pistes = repository.pistes
  }

  func lines() async throws -> [String] {
    let pistes = try await pistes()
    return pistes.lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(of: repository)
}
