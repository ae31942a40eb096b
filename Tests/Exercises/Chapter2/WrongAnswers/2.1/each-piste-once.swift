// Wrong: shows a piste once that the repository names twice.
// Must fail with: of which the last equals the first. The map has 30 lines

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  let repository: any PisteRepository

  func lines() async throws -> [String] {
    var pistes: [Piste] = []
    for piste in try await repository.pistes() where !pistes.contains(piste) {
      pistes.append(piste)
    }
    return pistes.lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
