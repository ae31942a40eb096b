import TestSupport
import Testing

@testable import Chapter1Exercises

extension Exercise1_4 {
  @Test("a price can't be asked for without a guest, or with a part of one")
  func assumesNothing() throws {
    let menu = try LearnerSource.load("1.4").without("struct Guest")
    let choices = [
      "Locale = Locale", "Locale = .", "String = \"\"", "Guest(", ".current", "Guest?",
    ]
    .flatMap(menu.lines(mentioning:))
    #expect(choices == [], "Who reads a price, and in what currency, is the caller's to say.")
  }

  @Test("guests can take turns with one menu, which keeps the amounts and nothing of a guest")
  func keepsNothing() {
    let kept = Mirror(reflecting: makeMenu(amounts: [:])).children.compactMap(\.label)
      .filter { $0 != "$defaultActor" }
    #expect(kept.count == 1, "It keeps \(kept.joined(separator: " and ")).")
  }

  @Test("`price(of:on:for:)` only asks the menu")
  func leavesTheWorkToTheMenu() throws {
    let seam = try LearnerSource.load("1.4").body(of: "func price(of drink: String, on menu")
    let work = ["formatted(", "NoAmount("].flatMap { seam?.lines(mentioning: $0) ?? [] }
    #expect(work == [], "What the menu knows, a method of the menu works out.")
  }
}
