import Navigation
import TerminalUI
import VisitStore

/// A decorator for the screens of an account. While a screen is on top, it shows what another
/// process has changed, even if nobody types anything.
///
/// A store reports only changes made through itself. So this checks the visits from time to time,
/// and makes the screen read them again if they have changed.
@MainActor
final class FollowingScreen: AppScreen {
  private let screen: any AppScreen
  private let store: any VisitStoring
  private let account: String
  private let clock: any Clock<Duration>
  /// The visits at the last check; nil if they couldn't be read.
  private var known: [Visit]?
  private var following: Task<Void, Never>?

  /// How often to check for changes made by another process.
  static let interval = Duration.seconds(1)

  /// - Parameters:
  ///   - screen: the screen to show.
  ///   - store: where the visits are stored.
  ///   - account: whose visits they are.
  ///   - clock: measures the time from one check to the next.
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

  func read(_ line: String) async -> Step {
    // The result of a check must not replace the result of the line.
    await stopFollowing()
    if line == "reload" {
      await load()
      follow()
      return .stay
    }
    let step = await screen.read(line)
    switch step {
    case .stay, .say, .ask, .unknown: follow()
    // The screen is no longer on top.
    case .open, .back, .home: break
    }
    return step
  }

  /// Reads the visits first, so that no change is missed while the screen loads.
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
    // A task of its own: cancelling the check must not leave the screen half loaded.
    await Task { await load() }.value
  }

  private func stopFollowing() async {
    following?.cancel()
    await following?.value
    following = nil
  }
}
