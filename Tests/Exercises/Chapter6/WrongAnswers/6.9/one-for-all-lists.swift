// Wrong: keeps the opening in a static.
// Must fail with: Something there is kept for all apps at once: `private static let opening

import Synchronization

/// A list of places that has to be opened before it can be read.
actor OpenedPlaces: PlaceRepository {
  private static let opening = Mutex<Task<any PlaceRepository, any Error>?>(nil)
  private let open: @Sendable () async throws -> any PlaceRepository

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    let task = Self.opening.withLock { opening in
      let task = opening ?? Task { [open] in try await open() }
      opening = task
      return task
    }
    do {
      return try await task.value.places()
    } catch {
      Self.opening.withLock { if $0 == task { $0 = nil } }
      throw error
    }
  }
}

/// The tests call this, and then `places()`, from many tasks at once.
///
/// - Parameter open: opens the list, which takes a long time and may fail.
func makeOpenedPlaces(
  open: @escaping @Sendable () async throws -> any PlaceRepository
) -> any PlaceRepository {
  OpenedPlaces(open: open)
}
