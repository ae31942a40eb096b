// Wrong: all maps use the repository that came last.
// Must fail with: Each map needs its own repository, in a stored property.

import Synchronization

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  static let repository = Mutex<any PisteRepository>(PisteDatabase())

  func lines() async throws -> [String] {
    try await Self.repository.withLock { $0 }.pistes().lines
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap.repository.withLock { $0 = repository }
  return PisteMap()
}
