import Navigation
import TerminalUI
import VisitStore

/// A decorator for the screens of an account: as long as one is on top, it shows what another process
/// has changed, though nobody types.
///
/// Stores tell only what is changed through themselves. So this looks at the visits from time to time,
/// and has the screen read them again where they are others.
@MainActor
final class FollowingScreen: AppScreen {
  private let screen: any AppScreen
  private let store: any VisitStoring
  private let account: String
  private let clock: any Clock<Duration>
  /// The visits that the screen has read, or later ones; nil where they can't be read.
  private var known: [Visit]?
  private var following: Task<Void, Never>?

  /// How long a change of another process may stay out of sight.
  static let interval = Duration.seconds(1)

  /// - Parameters:
  ///   - screen: what is shown.
  ///   - store: keeps the visits.
  ///   - account: whose visits they are.
  ///   - clock: measures the time from one look to the next.
  init(
    over screen: any AppScreen, store: any VisitStoring, account: String,
    clock: any Clock<Duration>
  ) {
    (self.screen, self.store, self.account, self.clock) = (screen, store, account, clock)
  }

  deinit { following?.cancel() }

  var body: Screen { screen.body }

  func body(for window: TerminalSize) -> Screen { screen.body(for: window) }

  var commands: [ScreenCommand] {
    screen.commands + [ScreenCommand("reload", "read your ratings again", key: .enter)]
  }

  func appear() async {
    await stopFollowing()
    await load()
    follow()
  }

  func settle() async { await screen.settle() }

  func read(_ line: String, questions: Questions) async -> Step {
    // What a look reads must not replace what the line leads to.
    await stopFollowing()
    if line == "reload" {
      await load()
      follow()
      return .stay
    }
    let step = await screen.read(line, questions: questions)
    switch step {
    case .stay, .say, .unknown: follow()
    // It is no longer on top.
    case .open, .back, .home: break
    }
    return step
  }

  /// The visits are asked for first, so that nothing is missed that changes meanwhile.
  private func load() async {
    known = await visits()
    await screen.appear()
  }

  private func visits() async -> [Visit]? { try? await store.visits(of: account) }

  private func follow() {
    following = Task { [weak self, clock] in
      while (try? await clock.sleep(for: Self.interval)) != nil { await self?.look() }
    }
  }

  private func look() async {
    let visits = await visits()
    guard !Task.isCancelled, visits != known else { return }
    // A screen that is read to its end has no cancelled answers on it.
    await Task { await load() }.value
  }

  private func stopFollowing() async {
    following?.cancel()
    await following?.value
    following = nil
  }
}
