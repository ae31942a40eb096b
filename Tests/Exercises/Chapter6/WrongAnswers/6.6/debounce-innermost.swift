// Wrong: only questions to the society are held back, so that a known square overtakes nothing.
// Must fail with: If the cache answers before the debounce has seen the question

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
  AnnotatedHides(
    service: CachedHides(service: DebouncedHides(service: source, pause: pause, clock: clock)),
    notebook: notebook)
}
