// Wrong: the card refers to its listener weakly, and unwraps it by force.
// Must fail with: A weak or unowned property is a hole, too

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private weak var listener: (any RatingListener)!

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
