import FromShared
import Testing

/// What all steps of the app have in common, for one suite to test them all.
@MainActor
private protocol Favourites {
  var lines: [String] { get }
  func load() async
}

@MainActor
private protocol Home {
  associatedtype Screen: Favourites
  var greeting: String { get }
  func openFavourites() -> Screen
}

extension Step0.FavouritesModel: Favourites {}
extension Step0.HomeModel: Home {}
extension Step1.FavouritesModel: Favourites {}
extension Step1.HomeModel: Home {}
extension Step2.HomeModel: Home {}
extension Step3.FavouritesModel: Favourites {}
extension Step3.HomeModel: Home {}
extension Step4.HomeModel: Home {}
extension Step5.FavouritesModel: Favourites {}
extension Step5.HomeModel: Home {}

/// The app at some step, with a server and a user.
@MainActor
private struct Running {
  let home: any Home
  let events: () -> [String]

  init(_ step: Int, server: Server, user: String?) {
    guard step < 5 else {
      let root = Step5.Root(server: server, user: user)
      (home, events) = (root.home, { root.analytics.events })
      return
    }
    // Up to the fourth step there is one of each, for all tests.
    (API.shared.server, Session.shared.user, Analytics.shared.events) = (server, user, [])
    events = { Analytics.shared.events }
    home =
      switch step {
      case 0: Step0.start()
      case 1: Step1.start()
      case 2: Step2.start()
      case 3: Step3.start()
      default: Step4.Root().home
      }
  }

  /// Opens the favourites, and returns what is on the screen.
  func favourites() async -> [String] {
    func lines(_ home: some Home) async -> [String] {
      let screen = home.openFavourites()
      await screen.load()
      return screen.lines
    }
    return await lines(home)
  }
}

// Serialized, because of what the first steps share.
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
    #expect(await app.favourites() == ["Comets", "Slow Drip"])
    #expect(app.events() == ["favourites.opened", "favourites.shown"])
  }

  @Test("asks a stranger to sign in", arguments: 0...5)
  func stranger(step: Int) async {
    let app = Running(step, server: Self.server, user: nil)
    #expect(app.home.greeting == "Hello, stranger")
    #expect(await app.favourites() == ["Sign in first."])
    #expect(app.events() == ["favourites.opened"])
  }

  @Test("says when the server can't be reached", arguments: 0...5)
  func offline(step: Int) async {
    let app = Running(step, server: .unreachable, user: "Ada")
    #expect(await app.favourites() == ["No connection."])
    #expect(app.events() == ["favourites.opened"])
  }
}

// snippet.own-objects
@Suite("Without `.shared`, tests don't meet")
@MainActor
struct SeparateTests {
  @Test("each test has its own app, and they run at the same time", arguments: ["Ada", "Grace"])
  func apart(user: String) async {
    let root = Step5.Root(server: Server { [$0] }, user: user)
    let screen = root.home.openFavourites()
    await Task.yield()
    await screen.load()
    #expect(screen.lines == [user])
    #expect(root.analytics.events == ["favourites.opened", "favourites.shown"])
  }

  @Test("if the API fails, the screen says so, and nothing is counted")
  func failing() async {
    let analytics = Step5.Analytics()
    let model = Step5.FavouritesModel(
      api: Step5.API(server: .unreachable), session: Step5.Session(user: "Ada"),
      analytics: analytics)
    await model.load()
    #expect(model.lines == ["No connection."])
    #expect(analytics.events == [])
  }
}
// snippet.end
