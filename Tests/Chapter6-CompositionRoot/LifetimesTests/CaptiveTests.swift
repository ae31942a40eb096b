import Lifetimes
import Testing

@Suite("A captive session, and three cures") @MainActor
struct CaptiveTests {
  let places = ["La Cabra", "Sonny"]
  let ada = Session(account: "Ada", visited: ["La Cabra"])
  let grace = Session(account: "Grace", visited: ["Sonny"])

  @Test("the second user gets the first user's tips")
  func captive() {
    withKnownIssue("The singleton keeps Ada's session.") { graceReadsHerOwnTips() }
  }

  // snippet.red-test
  func graceReadsHerOwnTips() {
    let root = Captive.Root(places: places, session: ada)
    #expect(root.recommendations.tips == ["Sonny"])
    root.session = grace
    #expect(root.recommendations.tips == ["La Cabra"])
  }
  // snippet.end

  @Test("cured by a shorter life")
  func shortLived() {
    let root = ShortLived.Root(places: places, session: ada)
    #expect(root.recommendations.tips == ["Sonny"])
    root.session = grace
    #expect(root.recommendations.tips == ["La Cabra"])
  }

  @Test("cured by a session that comes with each call")
  func passedOn() {
    let recommendations = PassedOn.Recommendations(places: places)
    #expect(recommendations.tips(for: ada) == ["Sonny"])
    #expect(recommendations.tips(for: grace) == ["La Cabra"])
  }

  @Test("cured by asking for the present session")
  func askedFor() {
    let root = AskedFor.Root(places: places, session: ada)
    #expect(root.recommendations.tips == ["Sonny"])
    root.session = grace
    #expect(root.recommendations.tips == ["La Cabra"])
  }
}
