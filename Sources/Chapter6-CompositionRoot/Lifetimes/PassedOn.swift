/// The second cure: what the user has hidden comes with each call, and isn't kept.
package enum PassedOn {
  // snippet.recommendations
  /// Recommends the shops that the user hasn't hidden.
  @MainActor
  package final class Recommendations {
    private let places: PlaceList

    package init(places: PlaceList) { self.places = places }

    package func tips(without hidden: HiddenShops) -> [String] {
      places.names.filter { !hidden.names.contains($0) }
    }
  }
  // snippet.end
}
