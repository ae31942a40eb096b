// Wrong: remembers the story of each room.
// Must fail with: Call the endpoint at each question: neither when the guide is made, nor
// only the first time.

/// Takes a visitor through the museum.
@MainActor
final class MuseumGuide {
  private var stories: [String: String] = [:]

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
    if let story = stories[room] { return story }
    let story = museum.narrate(room)
    stories[room] = story
    return story
  }
}

/// A guide. The tests call this function, and then its four methods.
@MainActor
func makeMuseumGuide() -> MuseumGuide {
  MuseumGuide()
}
