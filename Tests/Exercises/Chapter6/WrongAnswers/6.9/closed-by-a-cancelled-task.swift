// Wrong: a task that was cancelled closes the list that it has opened.
// Must fail with: A cancelled task mustn't close the list for others.

actor OpenedPlaces: PlaceRepository {
  private let open: @Sendable () async throws -> any PlaceRepository
  private var opening: Task<any PlaceRepository, any Error>?

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    let mine = opening ?? Task { [open] in try await open() }
    opening = mine
    let list: any PlaceRepository
    do {
      list = try await mine.value
    } catch {
      if opening == mine { opening = nil }
      throw error
    }
    if Task.isCancelled, opening == mine { opening = nil }
    return try await list.places()
  }
}

func makeOpenedPlaces(
  open: @escaping @Sendable () async throws -> any PlaceRepository
) -> any PlaceRepository {
  OpenedPlaces(open: open)
}
