import TerminalUI

/// Lasts from when a user signs in until that user signs out.
private final class Session {
  let account: String
  let favourite: String

  init(account: String, favourite: String) {
    (self.account, self.favourite) = (account, favourite)
  }
}

/// Recommends shops to the user of a session.
private final class Recommendations {
  private let session: Session

  init(session: Session) { self.session = session }

  var tip: String { "\(session.account), you liked \(session.favourite). Come again." }
}

/// What two users read, one after the other: first with a captive, then with a scope.
@MainActor
func captiveStory() -> [Line] {
  var singleton: Recommendations?
  let captive = story("A captive: one Recommendations for the app, made with the first session") {
    let recommendations = singleton ?? Recommendations(session: $0)
    singleton = recommendations
    return recommendations
  }
  let scoped = story("A scope: Recommendations of its own for each session") {
    Recommendations(session: $0)
  }
  return captive + [""] + scoped
}

private func story(_ title: String, recommendations: (Session) -> Recommendations) -> [Line] {
  var lines = [Line(title, .bold)]
  for (account, favourite) in [("Ada", "La Cabra"), ("Grace", "Sonny")] {
    weak var ended: Session?
    do {
      let session = Session(account: account, favourite: favourite)
      ended = session
      lines.append("  \(account) signs in and reads: \(recommendations(session).tip)")
    }
    lines.append(
      "  \(account) signs out. Her session is \(ended == nil ? "gone" : "still in memory").")
  }
  return lines
}
