// Wrong: asks whether there is a delegate when it is set, not when it is needed.
// Must fail with: The form had a delegate, which has gone.

final class RatingForm {
  private var hasDelegate = false
  weak var delegate: (any RatingListener)? {
    didSet { hasDelegate = delegate != nil }
  }

  func submit(_ stars: Stars) throws {
    guard hasDelegate else { throw NobodyListens(stars: stars) }
    delegate?.heard(stars)
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

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
