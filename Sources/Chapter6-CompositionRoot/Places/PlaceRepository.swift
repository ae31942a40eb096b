/// Where the coffee shops come from. The map and the details ask it, each in its data module.
package protocol PlaceRepository: Sendable {
  /// All places.
  ///
  /// - Throws: an error whose description is a sentence for the screen.
  func places() async throws -> [Place]
}
