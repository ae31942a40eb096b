// Wrong: the default argument of the initializer is still there.
// Must fail with: It may hide in a stored property, its initial value, an initializer, a default
// argument, or a static.

/// Takes a visitor through the museum.
@MainActor
final class MuseumGuide {
  private let narrate: @Sendable (_ room: String) -> String

  init(narrate: @escaping @Sendable (_ room: String) -> String = museum.narrate) {
    self.narrate = narrate
  }

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
    ages.reduce(0) { $0 + museum.price($1) }
  }

  /// The story of a room.
  func story(of room: String) -> String {
    narrate(room)
  }
}

/// A guide. The tests call this function, and then its four methods.
@MainActor
func makeMuseumGuide() -> MuseumGuide {
  MuseumGuide()
}
