/// A coffee shop as the profile shows it: one that the user has been to.
package struct VisitedShop: Hashable, Identifiable, Sendable {
  /// Which shop it is.
  package let id: String
  /// The name above its door.
  package let name: String
  /// What the user thinks of it; nil if it isn't rated.
  package let rating: ProfileRating?
  /// The user's note; may be empty, or have several lines.
  package let note: String

  /// - Parameters:
  ///   - id: which shop it is.
  ///   - name: the name above its door.
  ///   - rating: what the user thinks of it; nil if it isn't rated.
  ///   - note: the user's note.
  package init(id: String, name: String, rating: ProfileRating?, note: String) {
    self.id = id
    self.name = name
    self.rating = rating
    self.note = note
  }

  /// The first line of the note that isn't blank; empty if all lines are.
  package var noteBeginning: String {
    let lines = note.split(whereSeparator: \.isNewline)
    return lines.first { !$0.allSatisfy(\.isWhitespace) }.map(String.init) ?? ""
  }
}

/// What a user thinks of a shop, as the profile words it.
package enum ProfileRating: Int, CaseIterable, Sendable {
  case poor = 1, fair, good, great, favourite
}
