// Wrong: throws the first rating back, and loses the others.
// Must fail with: and throws nothing. It should throw NobodyListens

final class RatingForm {
  weak var delegate: (any RatingListener)?
  private var hasComplained = false
  func submit(_ stars: Stars) throws {
    if let delegate { return delegate.heard(stars) }
    if !hasComplained {
      hasComplained = true
      throw NobodyListens(stars: stars)
    }
  }
}

final class RatingCard {
  private let listener: any RatingListener
  init(listener: any RatingListener) { self.listener = listener }
  func submit(_ stars: Stars) { listener.heard(stars) }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
