// Wrong: keeps the delegate alive once it has told it of a rating.
// Must fail with: The form had a delegate, which was told of one rating, and nothing else in the app kept it.

final class RatingForm {
  weak var delegate: (any RatingListener)?
  private var lastHeard: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    lastHeard = delegate
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let listener: any RatingListener

  init(listener: any RatingListener) {
    self.listener = listener
  }

  func submit(_ stars: Stars) {
    listener.heard(stars)
  }
}

/// A card that tells `listener`. The tests call this function, and then `submit(_:)`.
func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
