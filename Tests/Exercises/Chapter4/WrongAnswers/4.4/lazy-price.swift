// Wrong: one property is still lazy.
// Must fail with: What is read at the first use and kept, as a lazy property or a static does, is
// old at the second.

/// Takes a visitor through the museum.
@MainActor
final class MuseumGuide {
  private lazy var price = museum.price

  /// "Guten Tag" for "de", and "Hello" for every other language.
  func greeting() -> String {
    museum.language == "de" ? "Guten Tag" : "Hello"
  }

  /// How many hours are left until the museum closes.
  func hoursLeft() -> Int {
    max(0, museum.closingHour - museum.hour())
  }

  /// What a group pays, in cents.
  func price(forAges ages: [Int]) -> Int {
    ages.reduce(0) { $0 + price($1) }
  }

  /// The story of a room.
  func story(of room: String) -> String {
    museum.narrate(room)
  }
}

/// A guide. The tests call this function, and then its four methods.
@MainActor
func makeMuseumGuide() -> MuseumGuide {
  MuseumGuide()
}
