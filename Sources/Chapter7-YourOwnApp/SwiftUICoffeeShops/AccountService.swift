// snippet.service
/// Something that runs while an account is signed in, such as a sync loop or a push registration.
protocol AccountService {
  func start() async throws
  /// Returns once nothing runs any more. Does nothing if it hasn't been started.
  func stop() async
}

/// Does something again and again.
final class Loop: AccountService {
  private let pass: () async -> Void
  private var running: Task<Void, Never>?

  init(pass: @escaping () async -> Void) { self.pass = pass }

  func start() {
    running = Task { [pass] in
      while !Task.isCancelled { await pass() }
    }
  }

  func stop() async {
    running?.cancel()
    await running?.value
    running = nil
  }
}
// snippet.end
