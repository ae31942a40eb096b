// Wrong: counts the questions of all stacks together.
// Must fail with: Neither should overtake the other.

actor DebouncedHides: HideService {
  private let service: any HideService
  private let pause: Duration
  private let clock: any Clock<Duration>
  private static let newest = Mutex(0)

  init(service: any HideService, pause: Duration, clock: any Clock<Duration>) {
    self.service = service
    self.pause = pause
    self.clock = clock
  }

  func hides(in square: String) async throws -> [BirdHide] {
    let number = Self.newest.withLock { newest in
      newest += 1
      return newest
    }
    try await clock.sleep(for: pause)
    guard number == Self.newest.withLock(\.self) else { throw HideQuestionOvertaken() }
    return try await service.hides(in: square)
  }
}

func makeHideService(
  source: any HideService, notebook: BirdNotebook, pause: Duration, clock: any Clock<Duration>
) -> any HideService {
  DebouncedHides(
    service: AnnotatedHides(service: CachedHides(service: source), notebook: notebook),
    pause: pause, clock: clock)
}
