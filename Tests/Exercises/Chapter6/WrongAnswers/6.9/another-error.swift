// Wrong: throws an error of its own for each opening that failed.
// Must fail with: Give each of them the error that `open` threw.

/// The list could not be opened.
struct PlacesUnavailable: Error {}

/// A list of places that has to be opened before it can be read.
actor OpenedPlaces: PlaceRepository {
  private let open: @Sendable () async throws -> any PlaceRepository
  private var opening: Task<any PlaceRepository, any Error>?

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    try await opened().places()
  }

  private func opened() async throws -> any PlaceRepository {
    let task = opening ?? Task { [open] in try await open() }
    opening = task
    do {
      return try await task.value
    } catch {
      if opening == task { opening = nil }
      throw PlacesUnavailable()
    }
  }
}

/// The tests call this, and then `places()`, from many tasks at once.
func makeOpenedPlaces(
  open: @escaping @Sendable () async throws -> any PlaceRepository
) -> any PlaceRepository {
  OpenedPlaces(open: open)
}
