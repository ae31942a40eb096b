// Wrong: forgets a failed opening unless its error is a cancellation.
// Must fail with: Forget every failed opening, whichever error it threw.

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
      if opening == task, !(error is CancellationError) { opening = nil }
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
