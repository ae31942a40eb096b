// Wrong: sleeps for real, whatever clock it was given.
// Must fail with: Task.sleep and ContinuousClock are not that clock

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
    try await Task.sleep(for: pause)
    guard number == newest else { throw HideQuestionOvertaken() }
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
