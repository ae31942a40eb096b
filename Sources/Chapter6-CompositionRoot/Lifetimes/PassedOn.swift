/// The second cure: the session comes with each call, and isn't kept.
package enum PassedOn {
  // snippet.recommendations
  /// Recommends the shops that the user hasn't been to.
  @MainActor
  package final class Recommendations {
    private let places: [String]

    package init(places: [String]) { self.places = places }

    package func tips(for session: Session) -> [String] {
      places.filter { !session.visited.contains($0) }
    }
  }
  // snippet.end
}
