// 1.5 · The hole in a property                                             ★★☆
//
// A form takes a rating and tells its delegate. A delegate is a dependency that somebody
// sets later, or forgets to set: then the rating is lost, and the guest sees no
// difference. First make the form admit it. Then write a card without that hole.
//
// Edit:   `RatingForm.submit(_:)`, then `RatingCard` and `makeRatingCard(for:)`.
// Check:  swift run workshop check 1.5
// Read:   Book/01-ControlFreak.md, "Property injection and its hole"

// MARK: - Given

/// What a guest gives to a coffee shop.
enum Stars: Int, Sendable {
  case one = 1
  case two, three, four, five
}

/// Is told of each rating.
protocol RatingListener: AnyObject {
  func heard(_ stars: Stars)
}

/// Nobody was there to be told of these stars.
struct NobodyListens: Error, Equatable {
  var stars: Stars
}

/// The listener of the app that people have on their phones: it publishes each rating. Nothing
/// in your part of the file should need it.
final class PublicRatings: RatingListener {
  func heard(_ stars: Stars) {
    print("Published, for the whole world to see: \(stars.rawValue) of 5.")
  }
}

// MARK: - Yours

// A property that is set later has a state in which it is not set yet, and somebody has to
// handle it: the form does, at run time. The card moves the question to where it is made.
// Its initializer cannot be called without an answer.

/// A form whose delegate may be missing, because it was never set or is gone.
final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

/// A card that takes its listener through its initializer, and keeps it.
final class RatingCard {
  private let listener: any RatingListener

  init(listener: any RatingListener) {
    self.listener = listener
  }

  func submit(_ stars: Stars) {
    listener.heard(stars)
  }
}

/// A card that tells `listener`.
func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
