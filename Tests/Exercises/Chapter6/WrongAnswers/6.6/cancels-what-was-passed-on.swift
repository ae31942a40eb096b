// Wrong: cancels the question before, also when it was passed on long ago.
// Must fail with: Find out before you pass a question on whether it was overtaken

actor DebouncedHides: HideService {
  private let service: any HideService
  private let pause: Duration
  private let clock: any Clock<Duration>
  private var last: Task<[BirdHide], any Error>?

  init(service: any HideService, pause: Duration, clock: any Clock<Duration>) {
    self.service = service
    self.pause = pause
    self.clock = clock
  }

  func hides(in square: String) async throws -> [BirdHide] {
    last?.cancel()
    let task = Task { [service, pause, clock] in
      do { try await clock.sleep(for: pause) } catch { throw HideQuestionOvertaken() }
      return try await service.hides(in: square)
    }
    last = task
    return try await withTaskCancellationHandler {
      do {
        return try await task.value
      } catch is HideQuestionOvertaken {
        try Task.checkCancellation()
        throw HideQuestionOvertaken()
      }
    } onCancel: {
      task.cancel()
    }
  }
}

func makeHideService(
  source: any HideService, notebook: BirdNotebook, pause: Duration, clock: any Clock<Duration>
) -> any HideService {
  DebouncedHides(
    service: AnnotatedHides(service: CachedHides(service: source), notebook: notebook),
    pause: pause, clock: clock)
}
