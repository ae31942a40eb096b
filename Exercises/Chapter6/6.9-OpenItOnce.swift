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
  private let opening: Task<any PlaceRepository, any Error>

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    // TODO: 6.9
    opening = Task { try await open() }
  }

  func places() async throws -> [Place] {
    try await opening.value.places()
  }
}

/// The tests call this, and then `places()`, from many tasks at once. A task that is cancelled
/// while it waits may get the list or an error.
///
/// - Parameter open: opens the list, which takes a long time and may fail.
func makeOpenedPlaces(
  open: @escaping @Sendable () async throws -> any PlaceRepository
) -> any PlaceRepository {
  OpenedPlaces(open: open)
}
