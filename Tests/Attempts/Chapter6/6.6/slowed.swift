// Wrong: all questions wait, and all are passed on.
// Must fail with: Each question overtakes the one that waits

actor DebouncedHides: HideService {
  private let service: any HideService
  private let pause: Duration
  private let clock: any Clock<Duration>

  init(service: any HideService, pause: Duration, clock: any Clock<Duration>) {
    self.service = service
    self.pause = pause
    self.clock = clock
  }

  func hides(in square: String) async throws -> [BirdHide] {
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
