// Wrong: forgets the open list when a reading fails.
// Must fail with: only an opening that failed is tried again.

/// A list of places that has to be opened before it can be read.
actor OpenedPlaces: PlaceRepository {
  private let open: @Sendable () async throws -> any PlaceRepository
  /// Opens the list, or has opened it. All who come later find it and wait for it, too.
  private var opening: Task<any PlaceRepository, any Error>?

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    do {
      return try await opened().places()
    } catch {
      opening = nil
      throw error
    }
  }

  private func opened() async throws -> any PlaceRepository {
    let task = opening ?? Task { [open] in try await open() }
    opening = task
    do {
      return try await task.value
    } catch {
      // Unless someone has begun a new opening already.
      if opening == task { opening = nil }
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
