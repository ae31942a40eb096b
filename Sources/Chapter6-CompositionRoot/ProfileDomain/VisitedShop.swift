/// A coffee shop as the profile shows it: one that the user has been to.
package struct VisitedShop: Hashable, Identifiable, Sendable {
  /// Which shop it is.
  package let id: String
  /// What stands above its door.
  package let name: String
  /// What the user thinks of it; nil where that is not rated.
  package let rating: ProfileRating?
  /// What the user has noted; may be empty, or have several lines.
  package let note: String

  /// - Parameters:
  ///   - id: which shop it is.
  ///   - name: what stands above its door.
  ///   - rating: what the user thinks of it; nil where that is not rated.
  ///   - note: what the user has noted.
  package init(id: String, name: String, rating: ProfileRating?, note: String) {
    self.id = id
    self.name = name
    self.rating = rating
    self.note = note
  }

  /// The first line of the note that says something; empty where none does.
  package var noteBeginning: String {
    let lines = note.split(whereSeparator: \.isNewline)
    return lines.first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}

/// What a user thinks of a shop, in the words of the profile.
package enum ProfileRating: Int, CaseIterable, Sendable {
  case poor = 1, fair, good, great, favourite
}
