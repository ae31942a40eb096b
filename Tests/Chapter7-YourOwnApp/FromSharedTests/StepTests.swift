import Testing

@testable import FromShared

/// What all steps of the app have in common, for one suite to test them all.
@MainActor
private protocol Favorites {
  var lines: [String] { get }
  func load() async
}

@MainActor
private protocol Home {
  associatedtype Screen: Favorites
  var greeting: String { get }
  func openFavorites() -> Screen
}

extension Step0.FavoritesModel: Favorites {}
extension Step0.HomeModel: Home {}
extension Step1.FavoritesModel: Favorites {}
extension Step1.HomeModel: Home {}
extension Step2.HomeModel: Home {}
extension Step3.FavoritesModel: Favorites {}
extension Step3.HomeModel: Home {}
extension Step4.HomeModel: Home {}
extension Step5.FavoritesModel: Favorites {}
extension Step5.HomeModel: Home {}

/// The app at some step, with a server and a user.
@MainActor
private struct Running {
  let home: any Home
  let events: () -> [String]

  // Up to the fourth step, all of these tests share the app's API, session and analytics.
  init(_ step: Int, server: Server, user: String?) {
    switch step {
    case 0:
      Step0.API.shared.server = server
      Step0.Session.shared.user = user
      Step0.Analytics.shared.events = []
      (home, events) = (Step0.start(), { Step0.Analytics.shared.events })
    case 1...4:
      (API.shared.server, Session.shared.user, Analytics.shared.events) = (server, user, [])
      events = { Analytics.shared.events }
      home =
        switch step {
        case 1: Step1.start()
        case 2: Step2.start()
        case 3: Step3.start()
        default: Step4.Root().home
        }
    default:
      let root = Step5.Root(server: server, user: user)
      (home, events) = (root.home, { root.analytics.events })
    }
  }

  /// Opens the favourites, and returns what is on the screen.
  func favorites() async -> [String] {
    func lines(_ home: some Home) async -> [String] {
      let screen = home.openFavorites()
      await screen.load()
      return screen.lines
    }
    return await lines(home)
  }
}

// Serialized, because the first steps share their singletons.
@Suite("From `.shared` to a root: the app stays the same", .serialized)
@MainActor
struct StepTests {
  private static let server = Server { user in
    guard user == "Ada" else { throw Server.Unreachable() }
    return ["Comets", "Slow Drip"]
  }

  @Test("shows the favourites, and counts that", arguments: 0...5)
  func shown(step: Int) async {
    let app = Running(step, server: Self.server, user: "Ada")
    #expect(app.home.greeting == "Hello, Ada")
    #expect(await app.favorites() == ["Comets", "Slow Drip"])
    #expect(app.events() == ["favorites.opened", "favorites.shown"])
  }

  @Test("asks a stranger to sign in", arguments: 0...5)
  func stranger(step: Int) async {
    let app = Running(step, server: Self.server, user: nil)
    #expect(app.home.greeting == "Hello, stranger")
    #expect(await app.favorites() == ["Sign in first."])
    #expect(app.events() == ["favorites.opened"])
  }

  @Test("says when the server can't be reached", arguments: 0...5)
  func offline(step: Int) async {
    let app = Running(step, server: .unreachable, user: "Ada")
    #expect(await app.favorites() == ["No connection."])
    #expect(app.events() == ["favorites.opened"])
  }
}
