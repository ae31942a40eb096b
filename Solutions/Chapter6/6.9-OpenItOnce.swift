// 6.9 · Open it once, on first use                                         ★★★
//
// The list of coffee shops is on a server. Opening it is slow, and sometimes fails.
// `OpenedPlaces` opens it while the app is being put together, whether it's needed or not; if
// that fails, the app has to be restarted. Open the list when it is first needed, once for
// everyone who needs it, and try again if opening fails.
//
// You are done when
// - nothing is opened before the list is first needed
// - the list is opened once, even if many need it at the same time
// - an error while reading is passed on, and the list stays open
// - when opening fails, everyone waiting for it gets the error
// - after a failure the list is opened again when it's needed, once for everyone
// - cancelling one task doesn't end the opening for the others
// - two lists share nothing
//
// Edit:   everything below the mark "Yours".
// Check:  swift run workshop check 6.9
// Read:   Book/06-CompositionRoot.md, "Composing opens nothing"

import Places

// MARK: - Yours

/// A list of places that has to be opened before it can be read.
actor OpenedPlaces: PlaceRepository {
  private let open: @Sendable () async throws -> any PlaceRepository
  /// Opens the list, or has opened it. All later callers find it and wait for it, too.
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
