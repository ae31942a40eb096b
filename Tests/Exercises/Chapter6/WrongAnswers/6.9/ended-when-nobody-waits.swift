// Wrong: ends the opening when the last one who waits gives up, and keeps it all the same.
// Must fail with: An opening that was ended for the one who gave up is no answer for others.

import Synchronization

actor OpenedPlaces: PlaceRepository {
  private let open: @Sendable () async throws -> any PlaceRepository
  private var opening: Task<any PlaceRepository, any Error>?
  private let waiting = Mutex(0)

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    let task = opening ?? Task { [open] in try await open() }
    opening = task
    waiting.withLock { $0 += 1 }
    defer { waiting.withLock { $0 -= 1 } }
    let list: any PlaceRepository
    do {
      list = try await withTaskCancellationHandler {
        try await task.value
      } onCancel: {
        if self.waiting.withLock(\.self) <= 1 { task.cancel() }
      }
    } catch {
      if opening == task, !Task.isCancelled { opening = nil }
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
