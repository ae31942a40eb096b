// Wrong: works with every repository, and still makes a difference for one type.
// Must fail with: The database is still named there: `if let database = repository as?
// PisteDatabase {`.

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
    if let database = repository as? PisteDatabase {
      return draw(try await database.pistes())
    }
    return draw(try await repository.pistes())
  }

  private func draw(_ pistes: [Piste]) -> [String] {
    if pistes.isEmpty { return ["There is no piste here."] }
    return pistes.map { "\($0.isOpen ? "o" : "x") \($0.name)" }
  }
}

func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
