// 6.6 · Stack the decorators                                               ★★★
//
// A bird watcher moves a map from square to square, and it shows the hides in each, with the
// number of birds that she has noted there. A society is asked for the hides, and takes money for
// each question. Two decorators are there: one remembers the hides, one adds the birds. The
// third is not written, and they are stacked in a bad order: new birds do not show.
//
// Edit:   `DebouncedHides` and `makeHideService(source:notebook:pause:clock:)`.
// Check:  swift run workshop check 6.6
// Read:   Book/06-CompositionRoot.md, "A stack of decorators"

import Synchronization

// MARK: - Given

/// A hut to watch birds from.
struct BirdHide: Equatable, Sendable {
  var name: String
  /// How many birds the watcher has noted here.
  var birds = 0
}

/// Knows the hides in a square of the map. The society is one, and decorators are others.
protocol HideService: Sendable {
  func hides(in square: String) async throws -> [BirdHide]
}

/// The watcher's notes. She may write a bird down at any time.
final class BirdNotebook: Sendable {
  private let birds = Mutex<[String: Int]>([:])

  func noteBird(at hide: String) {
    birds.withLock { $0[hide, default: 0] += 1 }
  }

  func birds(at hide: String) -> Int {
    birds.withLock { $0[hide, default: 0] }
  }
}

/// Asks another service, and adds the birds in the notebook to what it answers.
struct AnnotatedHides: HideService {
  let service: any HideService
  let notebook: BirdNotebook

  func hides(in square: String) async throws -> [BirdHide] {
    try await service.hides(in: square).map { hide in
      BirdHide(name: hide.name, birds: notebook.birds(at: hide.name))
    }
  }
}

/// Asks another service once for each square. It keeps the answer as it is, for ever.
actor CachedHides: HideService {
  private let service: any HideService
  private var answers: [String: [BirdHide]] = [:]

  init(service: any HideService) {
    self.service = service
  }

  func hides(in square: String) async throws -> [BirdHide] {
    if let answer = answers[square] { return answer }
    let answer = try await service.hides(in: square)
    answers[square] = answer
    return answer
  }
}

/// The map has moved on before anybody was asked.
struct HideQuestionOvertaken: Error {}

// MARK: - Yours

/// Asks another service only when the map has stood still for a while.
///
/// A question waits for `pause` on `clock` before it is passed on. When another question comes
/// meanwhile, for whatever square, the one that waits is overtaken: it is never passed on, and
/// throws `HideQuestionOvertaken`, at once or when its own wait is over. A question that was
/// passed on cannot be overtaken any more, and gives back what comes: the answer or the error.
/// Who is cancelled while it waits throws `CancellationError`, at once or when that wait is over,
/// and is not passed on either.
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
    // TODO: 6.6
    try await service.hides(in: square)
  }
}

/// A stack of its own on top of `source`. The tests call this function, and then the service.
///
/// You are done when the map asks it for a square at every twitch, and
/// - of questions that follow one another within `pause`, only the last one is answered, also
///   where all answers are known;
/// - `source` is asked once for each square that it has answered for;
/// - the hides come with the birds that are in the notebook when the answer comes.
///
/// - Parameters:
///   - pause: how long the map must stand still.
///   - clock: the clock to wait on, and the only one. The tests bring one that they move by hand.
func makeHideService(
  source: any HideService, notebook: BirdNotebook, pause: Duration, clock: any Clock<Duration>
) -> any HideService {
  // TODO: 6.6
  CachedHides(service: AnnotatedHides(service: source, notebook: notebook))
}
