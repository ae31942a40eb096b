import Navigation
import VisitStore

/// Lets the screen on top show what another window of the app has changed, even if nobody types
/// anything.
///
/// A store reports only changes made through itself. So this looks at an account's visits from time
/// to time, and makes the screen load again if they have changed.
@MainActor
final class VisitWatch {
  private let store: any VisitStoring
  private let account: String
  private let clock: any Clock<Duration>
  /// The visits at the last look; nil if they couldn't be read.
  private var known: [Visit]?
  private weak var screen: (any AppScreen)?
  private var watching: Task<Void, Never>?

  /// How often to look.
  static let interval = Duration.seconds(1)

  /// - Parameters:
  ///   - store: where the visits are stored.
  ///   - account: whose visits they are.
  ///   - clock: measures the time from one look to the next.
  init(store: any VisitStoring, account: String, clock: any Clock<Duration>) {
    (self.store, self.account, self.clock) = (store, account, clock)
  }

  /// Looks from now on.
  func start() {
    watching = Task { [weak self, clock] in
      while (try? await clock.sleep(for: Self.interval)) != nil { await self?.look() }
    }
  }

  /// Returns once nothing runs any more: cancelling a task only asks it to end.
  func stop() async {
    watching?.cancel()
    await watching?.value
    watching = nil
  }

  /// Runs the body between two looks, so that they don't replace what it shows.
  func pausing<Result>(_ body: () async -> Result) async -> Result {
    await stop()
    defer { start() }
    return await body()
  }

  /// Loads the screen that is on top from now on. Reads the visits first, so that no change is
  /// missed while the screen loads.
  func load(_ screen: any AppScreen) async {
    (self.screen, known) = (screen, await visits())
    await screen.appear()
  }

  private func look() async {
    let visits = await visits()
    guard !Task.isCancelled, visits != known, let screen else { return }
    // A task of its own: stopping mustn't leave the screen half loaded.
    await Task { await load(screen) }.value
  }

  private func visits() async -> [Visit]? { try? await store.visits(of: account) }
}
