// 1.5 · Property injection                                                 ★★☆
//
// A form takes a rating and passes it to its delegate. A delegate is a dependency that is set
// later. If nobody sets it, the rating is lost, and the guest can't tell. First let the form throw
// such a rating back. Then write a card that always has a listener, so its `submit(_:)` has nothing
// to throw.
//
// You are done when
// - a form without a delegate throws the rating back
// - a form tells the delegate that it has at that moment
// - a card tells the listener that it was made with
// - a card keeps its listener alive
// - no card can be made without a listener
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

/// Hears of each rating.
protocol RatingListener: AnyObject {
  func heard(_ stars: Stars)
}

/// Nobody was listening, so these stars were lost.
struct NobodyListens: Error, Equatable {
  var stars: Stars
}

// MARK: - Yours

/// Part 1: a form whose delegate may be missing, because it was never set or is gone. A rating
/// is either delivered or thrown back as `NobodyListens`. The property stays as it is.
final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    // TODO: 1.5, part 1
    delegate?.heard(stars)
  }
}

/// Part 2: a card that takes its listener through its initializer, and keeps it alive.
final class RatingCard {
  // TODO: 1.5, part 2
  var listener: (any RatingListener)?

  func submit(_ stars: Stars) {
    listener?.heard(stars)
  }
}

/// A card that tells `listener`. The tests call this function, and then `submit(_:)`.
func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  // TODO: 1.5, part 2
  RatingCard()
}
