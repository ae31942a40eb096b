import AuthenticationData
import AuthenticationDomain
import DetailsUI
import Foundation
import MapUI
import Navigation
import ObjectGraph
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
  // snippet.hide
  private let options: Settings
  private var folder: URL { URL(filePath: options.folder) }
  // snippet.show

  /// A singleton: screens hear of each other's changes only if they share a store.
  let visitStore: any VisitStoring

  /// A singleton: all authenticators agree on who is signed in.
  private lazy var credentialsStore: any CredentialsStoring = FileCredentialsStore(
    file: folder.appending(path: "session.json"), timeout: .seconds(5))

  /// A singleton: an account that is created through one authenticator is known to all of them.
  private lazy var accountStore: any AccountStoring = WelcomingAccountStore(
    over: FileAccountStore(file: folder.appending(path: "accounts.json"), timeout: .seconds(5)),
    store: visitStore)

  /// A singleton: all lines go to the end of one file.
  private(set) lazy var analytics = Analytics(
    deliver: AnalyticsFile(folder.appending(path: "analytics.log")).append)

  // snippet.hide
  init(_ options: Settings, clock: any Clock<Duration>, now: @escaping @Sendable () -> Date) throws
  {
    (self.options, self.clock, self.now) = (options, clock, now)
    visitStore = try Self.visitStore(options.store, in: URL(filePath: options.folder))
  }

  /// Transient, like the authenticators: it makes the other stores when it's asked.
  var visitsElsewhere: VisitsElsewhere {
    VisitsElsewhere(shown: options.store) { [folder] in try Self.visitStore($0, in: folder) }
  }

  // snippet.show
  /// Transient: it remembers nothing, so anything that needs one can have a new one.
  var authenticator: any Authenticating {
    Authenticator(
      accounts: accountStore, credentials: credentialsStore, makeToken: { .random() })
  }

  /// Transient, for the same reason.
  var checker: any AuthenticationChecking { AuthenticationChecker(store: credentialsStore) }

  /// Scoped: created at sign-in, kept alive by the map's closures, and released with them. So
  /// nothing that belongs to one account is left for the next.
  func scope(for account: String) -> AccountScope { AccountScope(account: account, root: self) }

  /// The first screen: at the start, and again after each sign-in and sign-out.
  func home() async throws -> any AppScreen {
    guard let account = try await checker.account() else {
      return onboarding(before: laterCommands)
    }
    return scope(for: account).startScreen
  }

  /// - Parameter commands: the commands of later screens.
  func onboarding(before commands: [ScreenCommand] = []) -> OnboardingScreen {
    OnboardingScreen(
      authenticator: authenticator, observer: analytics, laterCommands: commands)
  }
  // snippet.hide

  /// Onboarding answers the commands of later screens with "Sign in first".
  private var laterCommands: [ScreenCommand] { MapScreen.lines + DetailsScreen.lines }

  /// Everything that can be composed, once. Nobody has to be signed in, and nothing is read.
  var graph: Screen {
    let scope = scope(for: "Ada")
    return ObjectDrawing(root: self, scope: scope) {
      $0 is any VisitStoring || $0 is any CredentialsStoring || $0 is FileAccountStore
    }.screen(of: [
      checker, onboarding(), scope.startScreen, scope.details(of: "april"), scope.profile,
    ])
  }
  // snippet.show
}
// snippet.end

extension CompositionRoot {
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
