// 7.2 · Drop the defaults                                                  ★★☆
//
// This app is after step 2: its screens name what they use, but each has defaults, and the root puts
// its server and its user into the singletons. Go on to step 5. The root makes one API, one session
// and the screens, and the home screen gets a closure that makes the visits, but no API. No `.shared`
// is left.
//
// You are done when
// - the app shows its user's visits, and all its screens see who is signed in now
// - two apps share nothing
// - the home screen opens what its closure makes, a new screen each time
// - no screen can be made without what it uses
// - a root that nobody keeps is released
//
// Edit:   everything below the mark "Yours". The root keeps its initializer and its two properties.
// Check:  swift run workshop check 7.2
// Read:   Book/07-YourOwnApp.md, "From `.shared` to a root in five steps"

import Observation

// MARK: - Yours

// The screens say what they need, and only the root knows where it comes from. It stores what all
// screens share, and makes each screen when it's asked for. The closure keeps the root alive, so the
// root must not store the home screen.

/// Talks to the server, which is a closure here.
final class VisitsAPI {
  private let server: @Sendable (_ user: String) async -> [String]
  init(server: @escaping @Sendable (String) async -> [String]) { self.server = server }
  func visits(of user: String) async -> [String] { await server(user) }
}

/// Knows who is signed in.
final class VisitsSession {
  var user: String
  init(user: String) { self.user = user }
}

/// The shops that the user has visited.
@Observable
final class VisitsModel {
  private(set) var lines: [String] = []
  private let api: VisitsAPI
  private let session: VisitsSession

  init(api: VisitsAPI, session: VisitsSession) {
    (self.api, self.session) = (api, session)
  }

  func load() async { lines = await api.visits(of: session.user) }
}

/// The first screen.
final class VisitsHome {
  private let session: VisitsSession
  private let makeVisits: () -> VisitsModel

  init(session: VisitsSession, makeVisits: @escaping () -> VisitsModel) {
    (self.session, self.makeVisits) = (session, makeVisits)
  }

  var greeting: String { "Hello, \(session.user)" }
  func openVisits() -> VisitsModel { makeVisits() }
}

/// Makes the app.
final class VisitsRoot {
  let session: VisitsSession
  private let api: VisitsAPI

  init(server: @escaping @Sendable (_ user: String) async -> [String], user: String) {
    (api, session) = (VisitsAPI(server: server), VisitsSession(user: user))
  }

  var home: VisitsHome { VisitsHome(session: session, makeVisits: { self.visits }) }

  private var visits: VisitsModel { VisitsModel(api: api, session: session) }
}

/// A home screen.
func makeHome(_ session: VisitsSession, makeVisits: @escaping () -> VisitsModel) -> VisitsHome {
  VisitsHome(session: session, makeVisits: makeVisits)
}
