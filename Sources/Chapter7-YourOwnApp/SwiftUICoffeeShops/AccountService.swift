// snippet.service
/// Something that runs while an account is signed in, such as a sync loop or a push registration.
protocol AccountService {
  func start() async throws
  /// Returns once nothing runs any more. Does nothing if it hasn't been started.
  func stop() async
}

/// Does something again and again, with a pause after each pass.
final class Loop: AccountService {
  private let pause: Duration
  private let clock: any Clock<Duration>
  private let pass: () async -> Void
  private var running: Task<Void, Never>?

  init(every pause: Duration, clock: any Clock<Duration>, pass: @escaping () async -> Void) {
    (self.pause, self.clock, self.pass) = (pause, clock, pass)
  }

  func start() {
    running = Task { [pause, clock, pass] in
      while !Task.isCancelled {
        await pass()
        // `stop` ends this at once.
        try? await clock.sleep(for: pause)
      }
    }
  }

  func stop() async {
    running?.cancel()
    await running?.value
    running = nil
  }
}
// snippet.end
