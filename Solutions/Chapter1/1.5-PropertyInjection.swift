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

// A property that is set later has a state in which it isn't set yet, and some code has to
// handle it: the form does, at run time. The card moves the question to where it is made.
// Its initializer can't be called without an answer.

/// A form whose delegate may be missing, because it was never set or is gone.
final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

/// A card that takes its listener through its initializer, and keeps it alive.
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
