// Wrong: leaves the cache out, since it made the birds stale.
// Must fail with: The society should be asked once, since the hides are the same.

actor DebouncedHides: HideService {
  private let service: any HideService
  private let pause: Duration
  private let clock: any Clock<Duration>
  private var newest = 0

  init(service: any HideService, pause: Duration, clock: any Clock<Duration>) {
    self.service = service
    self.pause = pause
    self.clock = clock
  }

  func hides(in square: String) async throws -> [BirdHide] {
    newest += 1
    let number = newest
    try await clock.sleep(for: pause)
    guard number == newest else { throw HideQuestionOvertaken() }
    return try await service.hides(in: square)
  }
}

func makeHideService(
  source: any HideService, notebook: BirdNotebook, pause: Duration, clock: any Clock<Duration>
) -> any HideService {
  DebouncedHides(
    service: AnnotatedHides(service: source, notebook: notebook),
    pause: pause, clock: clock)
}
