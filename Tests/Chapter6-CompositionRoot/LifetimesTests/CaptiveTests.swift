import Lifetimes
import Testing

@Suite("A captive, and three cures") @MainActor
struct CaptiveTests {
  let places = PlaceList(["La Cabra", "Sonny"])

  @Test("the second user gets the first user's tips")
  func captive() {
    withKnownIssue("The singleton keeps what Ada has hidden.") { graceReadsHerOwnTips() }
  }

  // snippet.red-test
  func graceReadsHerOwnTips() {
    let app = Captive.AppScope()
    let ada = app.signIn()
    ada.hidden.names = ["La Cabra"]
    #expect(app.recommendations.tips == ["Sonny"])
    let grace = app.signIn()
    grace.hidden.names = ["Sonny"]
    #expect(app.recommendations.tips == ["La Cabra"])
  }
  // snippet.end

  @Test("cured by a place in the user's scope")
  func inScope() {
    let (ada, grace) = (InScope.UserScope(places: places), InScope.UserScope(places: places))
    ada.hidden.names = ["La Cabra"]
    #expect(ada.recommendations.tips == ["Sonny"])
    #expect(ada.recommendations === ada.recommendations)
    grace.hidden.names = ["Sonny"]
    #expect(grace.recommendations.tips == ["La Cabra"])
  }

  @Test("cured by hidden shops that come with each call")
  func passedOn() {
    let recommendations = PassedOn.Recommendations(places: places)
    let (adas, graces) = (HiddenShops(), HiddenShops())
    (adas.names, graces.names) = (["La Cabra"], ["Sonny"])
    #expect(recommendations.tips(without: adas) == ["Sonny"])
    #expect(recommendations.tips(without: graces) == ["La Cabra"])
  }

  @Test("cured by asking for the present user's, and nothing keeps the app")
  func askedFor() {
    weak var scope: AskedFor.AppScope?
    do {
      let app = AskedFor.AppScope()
      scope = app
      app.signIn().hidden.names = ["La Cabra"]
      #expect(app.recommendations.tips == ["Sonny"])
      app.signIn().hidden.names = ["Sonny"]
      #expect(app.recommendations.tips == ["La Cabra"])
    }
    #expect(scope == nil)
  }
}
