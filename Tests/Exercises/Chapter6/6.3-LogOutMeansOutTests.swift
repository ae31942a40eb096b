import TestSupport
import Testing

@testable import Chapter6Exercises

@MainActor
@Suite(.exercise("6.3"))
struct Exercise6_3 {
  @Test("who signs in on one screen is known on the other", arguments: ["Ada", "Bo Li"])
  func signsIn(passenger: String) {
    let root = makeFerryRoot()
    let (welcome, profile) = (openFerryWelcome(of: root), openFerryProfile(of: root))
    let before = [welcome.line(), profile.line()]
    #expect(
      before == ["Please sign in.", "No ticket."],
      """
      In a new app nobody is signed in. Its screens show \(before). If they know somebody, that is from \
      another app: a static is there for all of them, also one with an entry for each root.
      """)
    welcome.signIn(passenger, password: "sesame")
    let screens = [
      welcome.line(), profile.line(),
      openFerryWelcome(of: root).line(), openFerryProfile(of: root).line(),
    ]
    let (greeting, ticket) = ("Welcome aboard, \(passenger).", "The ticket of \(passenger)")
    #expect(
      screens == [greeting, ticket, greeting, ticket],
      """
      \(passenger) signs in on the welcome screen. It shows, and so do the profile and two screens \
      that are opened afterwards: \(screens). All should know \(passenger). Either there is more \
      than one store, or the one store is copied: a struct is, whenever it is handed on.
      """)
  }

  @Test("who logs out on one screen is out on all")
  func logsOut() {
    let root = makeFerryRoot()
    let welcome = openFerryWelcome(of: root)
    welcome.signIn("Ada", password: "sesame")
    let (profile, other) = (openFerryProfile(of: root), openFerryProfile(of: root))
    profile.logOut()
    let screens = [
      profile.line(), other.line(), welcome.line(),
      openFerryWelcome(of: root).line(), openFerryProfile(of: root).line(),
    ]
    #expect(
      screens == ["No ticket.", "No ticket.", "Please sign in.", "Please sign in.", "No ticket."],
      """
      Ada has signed in, opens two profiles, and logs out in the first of them. The two profiles, \
      the welcome screen, and a new one of each kind show \(screens). Nobody should be signed in on \
      any of them. A store that begins as a copy of another one goes its own way from there.
      """)
  }

  @Test("one after the other, on screens that stay open")
  func takesTurns() {
    let root = makeFerryRoot()
    let (welcome, profile) = (openFerryWelcome(of: root), openFerryProfile(of: root))
    let steps: [(String, () -> Void)] = [
      ("Ada signs in", { welcome.signIn("Ada", password: "1") }),
      ("Bo takes over", { profile.handOver(to: "Bo", password: "2") }),
      ("Bo logs out", { profile.logOut() }),
      ("Cleo signs in", { welcome.signIn("Cleo", password: "3") }),
      ("Ada takes over", { openFerryProfile(of: root).handOver(to: "Ada", password: "1") }),
    ]
    let seen = steps.map { name, step in
      step()
      return "\(name): \(welcome.line()) \(profile.line())"
    }
    let wanted = [
      "Ada signs in: Welcome aboard, Ada. The ticket of Ada",
      "Bo takes over: Welcome aboard, Bo. The ticket of Bo",
      "Bo logs out: Please sign in. No ticket.",
      "Cleo signs in: Welcome aboard, Cleo. The ticket of Cleo",
      "Ada takes over: Welcome aboard, Ada. The ticket of Ada",
    ]
    #expect(
      seen == wanted,
      """
      A welcome screen and a profile stay open, while passengers come and go. After each step the \
      two show \(seen). It should be \(wanted). Both should ask the one store each time.
      """)
  }

  @Test("a complaint stays on the screen that caused it")
  func keepsComplaintsApart() {
    let root = makeFerryRoot()
    let (welcome, profile) = (openFerryWelcome(of: root), openFerryProfile(of: root))
    let second = openFerryWelcome(of: root)
    welcome.signIn("Ada", password: "sesame")
    welcome.signIn("", password: "sesame")
    profile.handOver(to: "Bo", password: "")
    let screens = [
      welcome.line(), profile.line(), second.line(),
      openFerryWelcome(of: root).line(), openFerryProfile(of: root).line(),
    ]
    let (complaint, greeting) = ("A name and a password, please.", "Welcome aboard, Ada.")
    #expect(
      screens == [complaint, complaint, greeting, greeting, "The ticket of Ada"],
      """
      Ada is signed in. Then one welcome screen and one profile get an empty name or password. These \
      two should complain, a second welcome screen and two new screens should not. In this order \
      they show \(screens). An authenticator remembers one screen's complaint. Share the store, and \
      compose a new authenticator and a new screen each time.
      """)
  }

  @Test("two apps have nothing in common")
  func keepsAppsApart() throws {
    let (north, south) = (makeFerryRoot(), makeFerryRoot())
    openFerryWelcome(of: north).signIn("Ada", password: "1")
    let before = openFerryProfile(of: south).line()
    openFerryWelcome(of: south).signIn("Bo", password: "2")
    openFerryProfile(of: north).logOut()
    let after = [openFerryProfile(of: north).line(), openFerryProfile(of: south).line()]
    #expect(
      [before] + after == ["No ticket.", "No ticket.", "The ticket of Bo"],
      """
      Of two apps, Ada signs in to the first, and a profile of the second shows "\(before)". Bo signs \
      in to the second, Ada logs out of the first, and their profiles show \(after). Each root needs a \
      store of its own. In a static there is one for all.
      """)
    let source = try LearnerSource.load("6.3")
    #expect(
      source.sharedState.isEmpty,
      """
      This test reads \(source.path). Something is kept there for all apps: \
      \(source.sharedState.quoted). A store for each root in a static is never let go. Keep the \
      store in the root.
      """)
  }
}
