// Correct: an actor that keeps the opened list, and continuations for everyone who waits

/// A list of places that has to be opened before it can be read.
actor OpenedPlaces: PlaceRepository {
  private typealias Waiter = CheckedContinuation<any PlaceRepository, any Error>

  private let open: @Sendable () async throws -> any PlaceRepository
  private var opened: (any PlaceRepository)?
  private var waiters: [Waiter] = []

  init(open: @escaping @Sendable () async throws -> any PlaceRepository) {
    self.open = open
  }

  func places() async throws -> [Place] {
    try await list().places()
  }

  private func list() async throws -> any PlaceRepository {
    if let opened { return opened }
    return try await withCheckedThrowingContinuation { continuation in
      waiters.append(continuation)
      // The first one begins. No task of a caller does the work, so none can end it.
      if waiters.count == 1 { Task { await self.openForAll() } }
    }
  }

  private func openForAll() async {
    do {
      let list = try await open()
      opened = list
      answer { $0.resume(returning: list) }
    } catch {
      answer { $0.resume(throwing: error) }
    }
  }

  private func answer(_ resume: (Waiter) -> Void) {
    let waiting = waiters
    waiters = []
    waiting.forEach(resume)
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
