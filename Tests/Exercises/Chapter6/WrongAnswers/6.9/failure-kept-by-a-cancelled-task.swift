// Wrong: a task that was cancelled leaves it to others to forget an opening that failed.
// Must fail with: also if the only task that waited for it was cancelled

actor OpenedPlaces: PlaceRepository {
  private let open: @Sendable () async throws -> any PlaceRepository
  private var opening: Task<any PlaceRepository, any Error>?

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    let task = opening ?? Task { [open] in try await open() }
    opening = task
    let list: any PlaceRepository
    do {
      list = try await task.value
    } catch {
      if !Task.isCancelled, opening == task { opening = nil }
      throw error
    }
    return try await list.places()
  }
}

func makeOpenedPlaces(
  open: @escaping @Sendable () async throws -> any PlaceRepository
) -> any PlaceRepository {
  OpenedPlaces(open: open)
}
