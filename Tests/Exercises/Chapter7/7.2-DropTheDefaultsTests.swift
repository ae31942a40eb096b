import TestSupport
import Testing

@testable import Chapter7Exercises

@MainActor
@Suite(.exercise("7.2"), .serialized)
struct Exercise7_2 {
  @Test("the app shows its user's visits, and all its screens see who is signed in now")
  func sharesItsSession() async {
    let app = VisitsRoot(server: { ["\($0) was at Comets"] }, user: "Ada")
    let home = app.home
    let visits = home.openVisits()
    await visits.load()
    #expect(home.greeting == "Hello, Ada", "The root was given this user.")
    #expect(visits.lines == ["Ada was at Comets"], "The root was given this server.")
    app.session.user = "Grace"
    await visits.load()
    #expect(home.greeting == "Hello, Grace", "Grace signs in: one session for all screens.")
    #expect(visits.lines == ["Grace was at Comets"], "The visits ask the same session.")
  }

  @Test("two apps share nothing")
  func sharesNothing() async {
    let first = VisitsRoot(server: { ["\($0) was at Comets"] }, user: "Ada")
    let second = VisitsRoot(server: { ["\($0) was at Slow Drip"] }, user: "Alan")
    let visits = first.home.openVisits()
    await visits.load()
    #expect(
      [first.home.greeting, second.home.greeting] == ["Hello, Ada", "Hello, Alan"],
      "Each app has a session of its own.")
    #expect(visits.lines == ["Ada was at Comets"], "Each app asks the server that it was given.")
  }

  @Test("the home screen opens what its closure makes, a new screen each time")
  func opensWhatIsMade() {
    let app = VisitsRoot(server: { _ in [] }, user: "Ada")
    var made: [VisitsModel] = []
    let home = makeHome(VisitsSession(user: "Alan")) {
      made.append(app.home.openVisits())
      return made[made.count - 1]
    }
    let opened = [home.openVisits(), home.openVisits()]
    #expect(made.count == 2, "Two screens were opened, so the closure makes two.")
    #expect(opened.elementsEqual(made, by: ===), "These are the screens that were made.")
    #expect(opened[0] !== opened[1], "The root makes the visits when they're asked for.")
  }

  @Test("no screen can be made without what it uses")
  func asksForAll() throws {
    let app = VisitsRoot(server: { _ in [] }, user: "Ada")
    // The compiler takes your `init()`, if there is one, or else one that throws.
    let canMakeHome = try canBeMade(like: app.home, .init())
    let canMakeVisits = try canBeMade(like: app.home.openVisits(), .init())
    #expect(!canMakeHome, "`VisitsHome()` works: its caller can forget what it uses.")
    #expect(!canMakeVisits, "`VisitsModel()` works: its caller can forget what it uses.")
  }

  @Test("a root that nobody keeps is released")
  func isReleased() {
    weak var root: VisitsRoot?
    root = usedRoot()
    #expect(root == nil, "The root keeps a screen whose closure keeps the root.")
  }

  /// A root, after its screens have been opened.
  private func usedRoot() -> VisitsRoot {
    let root = VisitsRoot(server: { _ in [] }, user: "Ada")
    _ = root.home.openVisits()
    return root
  }
}

extension VisitsHome: Probed {}
extension VisitsModel: Probed {}
