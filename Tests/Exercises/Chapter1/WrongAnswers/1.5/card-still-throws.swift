// Wrong: the card has a listener for sure, and still asks its callers to handle an error.
// Must fail with: What can't be missing needn't be reported.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let listener: any RatingListener

  init(listener: any RatingListener) {
    self.listener = listener
  }

  func submit(_ stars: Stars) throws {
    listener.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
