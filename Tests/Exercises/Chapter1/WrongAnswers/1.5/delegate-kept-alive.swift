// Wrong: the form keeps its delegate strongly, so that it cannot go.
// Must fail with: The form had a delegate, and nothing else in the app kept it.

final class RatingForm {
  weak var delegate: (any RatingListener)? {
    didSet { kept = delegate }
  }
  private var kept: (any RatingListener)?

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

  func submit(_ stars: Stars) {
    listener.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
