import Lifetimes
import TerminalUI

/// What two users read, one after the other: first with a captive, then with a short life.
@MainActor
func captiveStory() -> [Line] {
  let places = ["La Cabra", "Sonny"]
  var captive: Captive.Root?
  var shortLived: ShortLived.Root?
  return story("A captive: the app's one Recommendations keeps the first session") { session in
    let root = captive ?? Captive.Root(places: places, session: session)
    captive = root
    root.session = session
    return root.recommendations.tips
  } + [""]
    + story("The cure: a Recommendations lives no longer than its session") { session in
      let root = shortLived ?? ShortLived.Root(places: places, session: session)
      shortLived = root
      root.session = session
      return root.recommendations.tips
    }
}

/// - Parameter signIn: begins a session, and returns the user's tips.
@MainActor
private func story(_ title: String, signIn: (Session) -> [String]) -> [Line] {
  var lines = [Line(title, .bold)]
  weak var first: Session?
  for (account, shop) in [("Ada", "La Cabra"), ("Grace", "Sonny")] {
    let session = Session(account: account, visited: [shop])
    if first == nil { first = session }
    let tips = signIn(session).joined(separator: ", ")
    lines.append("  \(account) has been to \(shop). She signs in and reads: try \(tips).")
  }
  let state = first == nil ? "gone" : "still in memory"
  return lines + [Line("  Ada's session is \(state).")]
}
