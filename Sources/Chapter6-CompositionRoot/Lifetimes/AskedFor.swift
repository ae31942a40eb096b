/// The third cure: a closure that says which session is the present one.
package enum AskedFor {
  // snippet.recommendations
  /// Recommends the shops that the user hasn't been to.
  @MainActor
  package final class Recommendations {
    private let places: [String]
    private let session: @MainActor () -> Session

    package init(places: [String], session: @escaping @MainActor () -> Session) {
      (self.places, self.session) = (places, session)
    }

    package var tips: [String] { places.filter { !session().visited.contains($0) } }
  }
  // snippet.end

  @MainActor
  package final class Root {
    private let places: [String]
    /// The session of the user who is signed in.
    package var session: Session

    package init(places: [String], session: Session) {
      (self.places, self.session) = (places, session)
    }

    /// Singleton: the app shows tips in many places.
    package private(set) lazy var recommendations = Recommendations(
      places: places, session: { [unowned self] in session })
  }
}
