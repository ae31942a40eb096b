// Wrong: reads the environment at the first question, and then no more.
// Must fail with: What is read at the first use and kept, as a lazy property or a static does, is
// old at the second.

/// Takes a visitor through the museum.
@MainActor
final class MuseumGuide {
  private lazy var environment = museum

  /// "Guten Tag" for "de", and "Hello" for every other language.
  func greeting() -> String {
    environment.language == "de" ? "Guten Tag" : "Hello"
  }

  /// How many hours are left until the museum closes.
  func hoursLeft() -> Int {
    max(0, environment.closingHour - environment.hour())
  }

  /// What a group pays, in cents.
  func price(forAges ages: [Int]) -> Int {
    ages.reduce(0) { $0 + environment.price($1) }
  }

  /// The story of a room.
  func story(of room: String) -> String {
    environment.narrate(room)
  }
}

/// A guide. The tests call this function, and then its four methods.
@MainActor
func makeMuseumGuide() -> MuseumGuide {
  MuseumGuide()
}
