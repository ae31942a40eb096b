// Correct: the task forgets itself before it throws, so that no caller has to.

/// A list of places that has to be opened before it can be read.
actor OpenedPlaces: PlaceRepository {
  private let open: @Sendable () async throws -> any PlaceRepository
  /// Opens the list, or has opened it. All who come later find it and wait for it, too.
  private var opening: Task<any PlaceRepository, any Error>?

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    try await opened().places()
  }

  private func opened() async throws -> any PlaceRepository {
    if opening == nil {
      opening = Task {
        do {
          return try await open()
        } catch {
          opening = nil
          throw error
        }
      }
    }
    guard let opening else { throw CancellationError() }
    return try await opening.value
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
