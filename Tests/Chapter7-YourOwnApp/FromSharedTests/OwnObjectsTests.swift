import Testing

@testable import FromShared

// snippet.own-objects
@Suite("After step 1, a test has its own objects")
@MainActor
struct FirstTests {
  @Test("if the API fails, the screen says so, and nothing is counted")
  func failing() async {
    let analytics = Analytics()
    let model = Step1.FavoritesModel(
      api: API(server: .unreachable), session: Session(user: "Ada"), analytics: analytics)
    await model.load()
    #expect(model.lines == ["No connection."])
    #expect(analytics.events == [])
  }
}
// snippet.end

// snippet.own-app
@Suite("After step 5, a test has its own app")
@MainActor
struct OwnAppTests {
  @Test("two apps don't share anything", arguments: ["Ada", "Grace"])
  func apart(user: String) async {
    let server = Server(favorites: { user in ["\(user)'s favourite"] })
    let root = Step5.Root(server: server, user: user)
    let screen = root.home.openFavorites()
    await Task.yield()
    await screen.load()
    #expect(screen.lines == ["\(user)'s favourite"])
    #expect(root.analytics.events == ["favorites.opened", "favorites.shown"])
  }
}
// snippet.end
