import AuthenticationData
import AuthenticationDomain
import Foundation
import Navigation
import OnboardingUI
import Places
import PlacesBundled
import ShopAnalytics
import TerminalUI
import VisitStore
import VisitStoreFile
import VisitStoreMemory
import VisitStoreSQLite

// snippet.root
/// Composes what all accounts share, and what signing in needs. Composing reads and writes nothing.
@MainActor
final class CompositionRoot {
  // Singletons: the time and the places are the same for all accounts.
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  let places: any PlaceRepository = BundledPlaces()
  /// A singleton: it counts what the composers make, for the command `objects`.
  let bill = Bill()
  // snippet.hide
  private let folder: URL

  init(_ options: Settings, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) throws
  {
    folder = URL(filePath: options.folder)
    visitStore = try bill.made(Self.visitStore(options.store, in: folder))
    (self.clock, self.now) = (clock, now)
  }
  // snippet.show

  /// A singleton: screens hear of each other's changes only if they share a store.
  let visitStore: any VisitStoring

  /// A singleton: all authenticators agree on who is signed in.
  private lazy var credentialsStore: any CredentialsStoring = FileCredentialsStore(
    file: folder.appending(path: "session.json"), timeout: .seconds(5))

  /// A singleton: an account that is created through one authenticator is known to all of them.
  private lazy var accountStore: any AccountStoring = FileAccountStore(
    file: folder.appending(path: "accounts.json"), timeout: .seconds(5))

  /// A singleton: all lines go to the end of one file.
  private(set) lazy var analytics = Analytics(
    deliver: AnalyticsFile(folder.appending(path: "analytics.log")).append)

  /// Transient: it remembers nothing, so anything that needs one can have a new one.
  var authenticator: any Authenticating {
    Authenticator(
      accounts: accountStore, credentials: credentialsStore, makeToken: { .random() })
  }

  /// Transient, for the same reason.
  var checker: any AuthenticationChecking { AuthenticationChecker(store: credentialsStore) }

  /// Transient: a greeting by the clock, and the weather.
  var headline: Headline { Headline(now: now, calendar: .current, weather: .bundled) }

  /// Transient, like all screens.
  var onboarding: OnboardingScreen {
    OnboardingScreen(authenticator: authenticator, observer: analytics)
  }
  // snippet.end

  // snippet.home
  /// Scoped: what belongs to the account that is signed in.
  private(set) var scope: AccountScope?

  /// The first screen: at the start, and again after each sign-in and sign-out.
  func home() async -> any AppScreen {
    await endScope()
    do {
      guard let account = try await checker.account() else { return bill.made(onboarding) }
      let scope = bill.made(AccountScope(account: account, root: self))
      self.scope = scope
      scope.start()
      return scope.map
    } catch {
      return NoticeScreen("Nobody knows who is signed in", ["\(error)"], onboarding: onboarding)
    }
  }

  /// Stops the scope and lets it go, so that nothing of one account is left for the next.
  private func endScope() async {
    await scope?.stop()
    scope = nil
  }
  // snippet.end

  /// Shows the app until the user leaves it.
  func run(on terminal: Terminal) async throws {
    let objects = ScreenCommand("objects", "count what the app has made, and what is alive")
    try await Navigator(
      terminal: terminal, everywhere: [objects], otherwise: answer, home: home
    ).run()
    await endScope()
  }

  /// Answers a line that means nothing to the topmost screen.
  private func answer(_ line: String) -> Step {
    switch line.prefix(while: { $0 != " " }) {
    case "objects": .say(bill.text)
    case "rate", "unrate", "note", "erase":
      .say("That's for a shop. On the map, type open and a shop's letter or name.")
    case "open", "zoom", "profile": .say("That's for the map.")
    case "log": .say("That's for your profile. On the map, type profile.")
    default: .unknown
    }
  }

  /// Everything that can be composed, once. Nobody has to be signed in, and nothing is read.
  var graph: Screen {
    let scope = AccountScope(account: "Ada", root: self)
    return ObjectDrawing(root: self, scope: scope) {
      $0 is any VisitStoring || $0 is any CredentialsStoring || $0 is FileAccountStore
    }.screen(of: [checker, onboarding, scope.map, scope.details(of: "april"), scope.profile])
  }

  // snippet.store-composer
  /// The one place that decides which store the app uses. The whole app follows.
  private static func visitStore(_ choice: StoreChoice, in folder: URL) throws -> any VisitStoring {
    switch choice {
    case .file: FileVisitStore(folder: folder, timeout: .seconds(5))
    case .memory: InMemoryVisitStore()
    case .sqlite: try sqliteVisitStore(folder: folder, timeout: .seconds(5))
    }
  }
  // snippet.end
}
