import AuthenticationDomain
import Navigation
import ProfileDomain
import TerminalUI
import TestSupport
import Testing

@testable import ProfileUI

@Suite("Profile")
@MainActor
struct ProfileScreenTests {
  private let shops = ShopsSpy()
  private let signOuts = CallRecorder<String>()

  private func screen(signOutFails: Bool = false) -> ProfileScreen {
    ProfileScreen(
      account: "Ada",
      authenticator: SignOutSpy(calls: signOuts, fails: signOutFails), visitedShops: shops)
  }

  @Test("composing it asks nobody for anything")
  func composing() {
    #expect(screen().body.text == "Ada\nLoading…\n")
    #expect(shops.calls.calls == [])
  }

  @Test("the account, its membership, and a line for each shop")
  func body() async {
    shops.answer([.favourite, .poor])
    let screen = screen()
    await screen.appear()
    #expect(
      screen.body.text == """
        Ada
        Regular, 2 shops visited

        Shop 1         5 of 5  Note 1
        Shop 2 & more  1 of 5

        """)
  }

  @Test("one shop is a shop, five make a connoisseur, and none is told what to do")
  func counts() async {
    for (ratings, line) in [
      ([], "Guest, 0 shops visited"), ([.good], "Regular, 1 shop visited"),
      (Array(ProfileRating.allCases), "Connoisseur, 5 shops visited"),
    ] {
      shops.answer(ratings)
      let screen = screen()
      await screen.appear()
      #expect(screen.body.lines[1].text == line)
      #expect(screen.body.text.contains("Shops you rate on the map") == ratings.isEmpty)
    }
  }

  @Test("each rating is told by its number, and has a colour of its own")
  func ratings() async {
    shops.answer(ProfileRating.allCases)
    let screen = screen()
    await screen.appear()
    let lines = screen.body.lines.suffix(5)
    #expect(lines.map { $0.text.contains(" of 5") } == Array(repeating: true, count: 5))
    #expect(Set(lines.map { $0.pieces.flatMap(\.styles) }).count == 5)
  }

  @Test("a shop without a rating says so")
  func unrated() async {
    shops.answer([nil, .good])
    let screen = screen()
    await screen.appear()
    #expect(screen.body.lines[3].text == "Shop 1         not rated  Note 1")
  }

  @Test("an error is shown in place of the shops, until they can be read")
  func failure() async {
    shops.fail()
    let screen = screen()
    await screen.appear()
    #expect(screen.body.text == "Ada\nYour shops can't be shown. out of order\n")
    shops.answer([.good])
    await screen.appear()
    #expect(screen.body.lines[1].text == "Regular, 1 shop visited")
  }

  @Test("it listens before it reads, and once only")
  func order() async {
    let screen = screen()
    await screen.appear()
    await screen.appear()
    #expect(shops.calls.calls == [.changes, .shops, .shops])
  }

  @Test("a profile that is open hears of a new rating")
  func changes() async {
    let screen = screen()
    await screen.appear()
    #expect(screen.body.lines[1].text == "Guest, 0 shops visited")
    shops.answer([.great])
    shops.change()
    #expect(await shops.hearsCalls(3))
    await screen.settle()
    #expect(screen.body.lines[1].text == "Regular, 1 shop visited")
  }

  @Test("an answer that is late does not cover a later one")
  func late() async {
    let (gate, screen) = (Gate(), screen())
    shops.answer([.poor], after: gate)
    let appearing = Task { await screen.appear() }
    #expect(await shops.hearsCalls(2))
    shops.answer([.good, .good])
    shops.change()
    #expect(await shops.hearsCalls(3))
    gate.open()
    await appearing.value
    await screen.settle()
    #expect(screen.body.lines[1].text == "Regular, 2 shops visited")
  }

  @Test("who looks at it no more does not listen any more")
  func goes() async {
    var screen: ProfileScreen? = screen()
    await screen?.appear()
    #expect(shops.listeners == 1)
    screen = nil
    #expect(await eventually { shops.listeners == 0 })
  }

  @Test("log out signs out, and the app starts again")
  func logOut() async {
    guard case .home = await screen().read("log out") else {
      Issue.record("The app does not start again.")
      return
    }
    #expect(signOuts.calls == ["Ada"])
  }

  @Test("where signing out fails, the screen stays and tells why")
  func logOutFails() async {
    let step = await screen(signOutFails: true).read("log out")
    guard case .say("out of order") = step else {
      Issue.record("\(step)")
      return
    }
  }

  @Test("other lines mean nothing", arguments: ["logout", "log out now", "back"])
  func unknown(line: String) async {
    guard case .unknown = await screen().read(line) else {
      Issue.record("'\(line)' does something.")
      return
    }
    #expect(signOuts.count == 0)
  }
}
