import Lifetimes
import TerminalUI

/// What two users read, one after the other: first with a captive, then with its cure.
@MainActor
func captiveStory() -> [Line] {
  let places = ["La Cabra", "Prolog", "Sonny"]
  let nobodys = Session(account: "nobody", visited: [])
  let captive = Captive.Root(places: places, session: nobodys)
  let cured = ShortLived.Root(places: places, session: nobodys)
  return story("A captive: Recommendations live as long as the app, and keep a session.") {
    captive.session = $0
    return captive.recommendations.tips
  } + [""]
    + story("Cured: Recommendations live no longer than a session.") {
      cured.session = $0
      return cured.recommendations.tips
    }
}

/// - Parameter signIn: begins a session, and returns what its user reads.
@MainActor
private func story(_ title: String, signIn: (Session) -> [String]) -> [Line] {
  var lines = [Line(title, .bold)]
  weak var adas: Session?
  for (account, visited) in [("Ada", "La Cabra"), ("Grace", "Sonny")] {
    let session = Session(account: account, visited: [visited])
    if account == "Ada" { adas = session }
    let tips = signIn(session).joined(separator: " or ")
    lines.append("  \(account), who has been to \(visited), signs in and reads: try \(tips).")
    lines.append("  \(account) signs out.")
  }
  lines.append("  Ada's session is \(adas == nil ? "gone" : "still in memory").")
  return lines
}
