// Correct: a final class, a protocol built of a smaller one, and a witness that is spelled out.

protocol PisteSource {
  func pistes() async throws -> [Piste]
}

protocol PisteRepository: PisteSource, Sendable {}

extension PisteDatabase: PisteRepository {}

final class PisteMap: Sendable {
  private let repository: any PisteRepository

  init(_ repository: any PisteRepository) {
    self.repository = repository
  }

  func lines() async throws -> [String] {
    do {
      let pistes = try await repository.pistes()
      return pistes.isEmpty
        ? ["There is no piste here."] : pistes.map { ($0.isOpen ? "o " : "x ") + $0.name }
    } catch {
      throw error
    }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap { .init(repository) }
