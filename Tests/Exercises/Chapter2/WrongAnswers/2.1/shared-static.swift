// Wrong: all maps use the repository that came last.
// Must fail with: Each map needs a repository of its own, in a stored property.

import Synchronization

protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

struct PisteMap {
  static let repository = Mutex<any PisteRepository>(PisteDatabase())

  func lines() async throws -> [String] {
    let pistes = try await Self.repository.withLock { $0 }.pistes()
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap.repository.withLock { $0 = repository }
  return PisteMap()
}
