// Wrong: a call that comes while another one waits gets the same answer.
// Must fail with: share no answer between calls

/// What the map needs.
protocol PisteRepository: Sendable {
  func pistes() async throws -> [Piste]
}

extension PisteDatabase: PisteRepository {}

/// A map with a line for each piste.
actor PisteMap {
  private let repository: any PisteRepository
  private var loading: Task<[Piste], any Error>?

  init(repository: any PisteRepository) {
    self.repository = repository
  }

  func lines() async throws -> [String] {
    if let loading { return try await loading.value.lines }
    let task = Task { [repository] in try await repository.pistes() }
    loading = task
    defer { loading = nil }
    return try await task.value.lines
  }
}

/// The tests call this function, and then `lines()`.
func makePisteMap(of repository: any PisteRepository) -> PisteMap {
  PisteMap(repository: repository)
}
