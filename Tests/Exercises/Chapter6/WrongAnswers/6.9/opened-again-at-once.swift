// Wrong: opens the list again right after a failure, whether it is needed or not.
// Must fail with: Don't start another opening until the list is asked for again.

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
      if opening == mine { opening = Task { [open] in try await open() } }
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
