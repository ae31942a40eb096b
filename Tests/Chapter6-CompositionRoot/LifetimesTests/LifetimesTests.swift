import Lifetimes
import Testing

// snippet.counting
/// How many different objects you get if you ask three times.
@MainActor
private func count(_ object: () -> AnyObject) -> Int {
  let objects = (1...3).map { _ in object() }
  return Set(objects.map(ObjectIdentifier.init)).count
}

@Suite("Three lifetimes") @MainActor
struct LifetimesTests {
  let app = AppScope()

  @Test("everybody reads one list of places")
  func singleton() {
    #expect(count { app.places } == 1)
  }

  @Test("each user hides shops, and only for themselves")
  func scoped() {
    let ada = app.signIn()
    #expect(count { ada.hidden } == 1)
    #expect(count { app.signIn().hidden } == 3)
  }

  @Test("whatever needs a finder gets a new one")
  func transient() {
    let ada = app.signIn()
    #expect(count { ada.finder } == 3)
  }
}
// snippet.end

extension LifetimesTests {
  @Test("all of a user's finders leave out what that user has hidden")
  func together() {
    let (ada, grace) = (app.signIn(), app.signIn())
    ada.hidden.names = ["Sonny"]
    #expect(
      [ada.finder.shop("S"), ada.finder.shop("S"), grace.finder.shop("S")] == [nil, nil, "Sonny"])
  }
}
