/// Where the coffee shops come from. The data modules of the map and the details use it.
package protocol PlaceRepository: Sendable {
  /// All places.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func places() async throws -> [Place]
}

extension PlaceRepository {
  /// The place with this ID; nil if there is none.
  ///
  /// - Throws: what `places` throws.
  package func place(_ id: Place.ID) async throws -> Place? {
    try await places().first { $0.id == id }
  }
}
