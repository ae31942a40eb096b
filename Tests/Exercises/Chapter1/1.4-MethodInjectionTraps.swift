import TestSupport
import Testing

extension Exercise1_4 {
  @Test("a price can't be asked for without a guest, or with a part of one")
  func assumesNothing() throws {
    let menu = try LearnerSource.load("1.4").without("struct Guest")
    let choices = ["Locale =", "String =", "Guest(", ".current", "Guest?", "Locale?"]
      .flatMap(menu.lines(mentioning:))
    #expect(choices == [], "Who reads a price, and in what currency, is the caller's to say.")
  }

  @Test("`price(of:on:for:)` only asks the menu")
  func leavesTheWorkToTheMenu() throws {
    let seam = try LearnerSource.load("1.4").body(of: "func price(of drink: String, on menu")
    let work = ["formatted(", "NoAmount("].flatMap { seam?.lines(mentioning: $0) ?? [] }
    #expect(work == [], "What the menu knows, a method of the menu works out.")
  }
}
