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

  @Test("the account, its membership, and a line for each shop")
  func body() async {
    shops.answer(ProfileRating.allCases + [nil])
    let screen = screen()
    #expect(screen.body.text == "Ada\nLoading…\n")
    #expect(shops.calls.calls == [])
    await screen.appear()
    #expect(
      screen.body.text == """
        Ada
        Connoisseur, 6 shops visited

        Shop 1         1 of 5  Note 1
        Shop 2 & more  2 of 5
        Shop 3         3 of 5
        Shop 4         4 of 5
        Shop 5         5 of 5
        Shop 6         not rated

        """)
    let colours = screen.body.lines.suffix(6).dropLast().map { $0.pieces.flatMap(\.styles) }
    #expect(Set(colours).count == 5)
  }

  @Test("one shop is a shop, and a profile without shops says where they come from")
  func counts() async {
    for (ratings, line) in [
      ([ProfileRating](), "Guest, 0 shops visited"), ([.good], "Regular, 1 shop visited"),
    ] {
      shops.answer(ratings)
      let screen = screen()
      await screen.appear()
      #expect(screen.body.lines[1].text == line)
      #expect(screen.body.text.contains("Shops you rate on the map") == ratings.isEmpty)
    }
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
    // It listens before it reads, and once only.
    #expect(shops.calls.calls == [.changes, .shops, .shops])
  }

  @Test("a profile hears of a new rating while it is open, and not after that")
  func changes() async {
    var screen: ProfileScreen? = screen()
    await screen?.appear()
    shops.answer([.great])
    shops.change()
    #expect(await shops.hearsCalls(3))
    await screen?.settle()
    #expect(screen?.body.lines[1].text == "Regular, 1 shop visited")
    screen = nil
    #expect(await eventually { shops.listeners == 0 })
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
}
