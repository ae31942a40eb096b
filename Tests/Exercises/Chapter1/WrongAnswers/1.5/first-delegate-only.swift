// Wrong: the form remembers the delegate that it told first.
// Must fail with: The first delegate was told of 3, 3, 5, and the second one of nothing.

final class RatingForm {
  weak var delegate: (any RatingListener)?
  private weak var first: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    first = first ?? delegate
    guard let first else { throw NobodyListens(stars: stars) }
    first.heard(stars)
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
