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

// TODO: 7.2

/// Talks to the server, which is a closure here.
final class VisitsAPI {
  static let shared = VisitsAPI { _ in [] }
  var visits: @Sendable (_ user: String) async -> [String]
  init(visits: @escaping @Sendable (String) async -> [String]) { self.visits = visits }
}

/// Knows who is signed in.
final class VisitsSession {
  static let shared = VisitsSession(user: "stranger")
  var user: String
  init(user: String) { self.user = user }
}

/// The shops that the user has visited.
@Observable
final class VisitsModel {
  private(set) var lines: [String] = []
  private let api: VisitsAPI
  private let session: VisitsSession

  init(api: VisitsAPI = .shared, session: VisitsSession = .shared) {
    (self.api, self.session) = (api, session)
  }

  func load() async { lines = await api.visits(session.user) }
}

/// The first screen.
final class VisitsHome {
  private let api: VisitsAPI
  private let session: VisitsSession

  init(api: VisitsAPI = .shared, session: VisitsSession = .shared) {
    (self.api, self.session) = (api, session)
  }

  var greeting: String { "Hello, \(session.user)" }
  func openVisits() -> VisitsModel { VisitsModel(api: api, session: session) }
}

/// Makes the app.
final class VisitsRoot {
  let session = VisitsSession.shared
  init(server: @escaping @Sendable (_ user: String) async -> [String], user: String) {
    (VisitsAPI.shared.visits, session.user) = (server, user)
  }
  var home: VisitsHome { VisitsHome() }
}

/// The tests call this, too, because they can't know how you'll write the initializer.
func makeHome(_ session: VisitsSession, makeVisits: @escaping () -> VisitsModel) -> VisitsHome {
  VisitsHome(session: session)
}
