// Wrong: while a question waits, the others are turned away.
// Must fail with: Each question overtakes the one that waits

actor DebouncedHides: HideService {
  private let service: any HideService
  private let pause: Duration
  private let clock: any Clock<Duration>
  private var isWaiting = false

  init(service: any HideService, pause: Duration, clock: any Clock<Duration>) {
    self.service = service
    self.pause = pause
    self.clock = clock
  }

  func hides(in square: String) async throws -> [BirdHide] {
    guard !isWaiting else { throw HideQuestionOvertaken() }
    isWaiting = true
    defer { isWaiting = false }
    try await clock.sleep(for: pause)
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
