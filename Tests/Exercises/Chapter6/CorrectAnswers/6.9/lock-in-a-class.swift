// Correct: a class with a lock instead of an actor.

import Synchronization

final class OpenedPlaces: PlaceRepository {
  typealias Opening = Task<any PlaceRepository, any Error>
  private let open: @Sendable () async throws -> any PlaceRepository
  private let opening = Mutex<Opening?>(nil)

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    let task = opening.withLock { current in
      if let current { return current }
      let task = Opening { [open] in try await open() }
      current = task
      return task
    }
    let list: any PlaceRepository
    do {
      list = try await task.value
    } catch {
      opening.withLock { if $0 == task { $0 = nil } }
      throw error
    }
    return try await list.places()
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
