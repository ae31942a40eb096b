// 4.4 · Read it late                                                       ★★☆
//
// The audio guide of a museum runs all day. In the evening the museum sets its environment
// to the night's: other prices, another voice, open for longer. The guide goes on as it was,
// until somebody restarts it. It names the environment in five places, and in each of them it
// makes a copy that grows old. Let it see what is there when it is needed.
//
// Edit:   `MuseumGuide` and `makeMuseumGuide()` at the end of this file.
// Check:  swift run workshop check 4.4
// Read:   Book/04-Current.md, "Read it late"

// MARK: - Given

/// What an audio guide gets from outside.
struct MuseumEnvironment: Sendable {
  /// The full hour by the clock, 0 to 23.
  var hour: @Sendable () -> Int
  /// The full hour at which the museum closes.
  var closingHour: Int
  /// What a ticket costs at an age, in cents.
  var price: @Sendable (_ age: Int) -> Int
  /// In which the guide greets, such as "en".
  var language: String
  /// Tells the story of a room.
  var narrate: @Sendable (_ room: String) -> String
}

extension MuseumEnvironment {
  /// An ordinary day.
  static let live = MuseumEnvironment(
    hour: { 11 },
    closingHour: 17,
    price: { age in age < 18 ? 0 : 1_200 },
    language: "en",
    narrate: { room in "Welcome to the \(room)." })
}

/// What all audio guides work with. The museum puts another value here, and so does a test.
@MainActor var museum = MuseumEnvironment.live

// MARK: - Yours

/// Takes a visitor through the museum.
@MainActor
final class MuseumGuide {
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
    museum.narrate(room)
  }
}

/// A guide. The tests call this function, and then its four methods.
@MainActor
func makeMuseumGuide() -> MuseumGuide {
  MuseumGuide()
}
