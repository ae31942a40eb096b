// Wrong: keeps the places, and reads no list a second time.
// Must fail with: Keep the open list, and not what was read from it

/// A list of places that has to be opened before it can be read.
actor OpenedPlaces: PlaceRepository {
  private let open: @Sendable () async throws -> any PlaceRepository
  /// Opens the list, or has opened it. All later callers find it and wait for it, too.
  private var opening: Task<any PlaceRepository, any Error>?
  private var known: [Place]?

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    if let known { return known }
    let places = try await opened().places()
    known = places
    return places
  }

  private func opened() async throws -> any PlaceRepository {
    let task = opening ?? Task { [open] in try await open() }
    opening = task
    do {
      return try await task.value
    } catch {
      // Unless another caller has begun a new opening already.
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
