/// The first cure: what keeps a session lives no longer than the session.
package enum ShortLived {
  package typealias Recommendations = Captive.Recommendations

  // snippet.root
  @MainActor
  package final class Root {
    private let places: [String]
    /// The session of the user who is signed in.
    package var session: Session

    // snippet.hide
    package init(places: [String], session: Session) {
      (self.places, self.session) = (places, session)
    }

    // snippet.show
    /// Transient: made for each screen that shows tips.
    package var recommendations: Recommendations {
      Recommendations(places: places, session: session)
    }
  }
  // snippet.end
}
