import Lifetimes
import TerminalUI

/// What two users read, one after the other: first with a captive, then with its cure.
@MainActor
func captiveStory() -> [Line] {
  let captive = Captive.AppScope()
  var user = InScope.UserScope(places: captive.places)
  return story(
    "A captive: Recommendations live as long as the app, and keep what Ada hid.",
    signIn: { captive.signIn().hidden }, tips: { captive.recommendations.tips })
    + [""]
    + story(
      "Cured: Recommendations live in the scope of a user.",
      signIn: {
        user = InScope.UserScope(places: captive.places)
        return user.hidden
      }, tips: { user.recommendations.tips })
}

/// - Parameters:
///   - signIn: begins a user's scope, and returns what they hide.
///   - tips: what that user reads.
@MainActor
private func story(_ title: String, signIn: () -> HiddenShops, tips: () -> [String]) -> [Line] {
  var lines = [Line(title, .bold)]
  weak var adas: HiddenShops?
  for (account, shop) in [("Ada", "La Cabra"), ("Grace", "Sonny")] {
    let hidden = signIn()
    hidden.names = [shop]
    if account == "Ada" { adas = hidden }
    let tips = tips().joined(separator: " or ")
    lines.append("  \(account) signs in, hides \(shop) and reads: try \(tips).")
    lines.append("  \(account) signs out.")
  }
  lines.append("  What Ada has hidden is \(adas == nil ? "gone" : "still in memory").")
  return lines
}
