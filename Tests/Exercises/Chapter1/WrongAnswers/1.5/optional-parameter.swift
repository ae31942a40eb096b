// Wrong: the card has an initializer, and still accepts that there is no listener.
// Must fail with: RatingCard may lack its listener: `listener` is optional, or lazy.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let listener: (any RatingListener)?

  init(listener: (any RatingListener)? = nil) {
    self.listener = listener
  }

  func submit(_ stars: Stars) {
    listener?.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
