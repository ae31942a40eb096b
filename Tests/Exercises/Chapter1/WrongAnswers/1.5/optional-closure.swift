// Wrong: the card also takes nil for a closure.
// Must fail with: A card can be made without a listener there: `init(tell: ((Stars) -> Void)?) {`

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let tell: (Stars) -> Void

  init(tell: ((Stars) -> Void)?) {
    self.tell = tell ?? { _ in }
  }

  func submit(_ stars: Stars) {
    tell(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(tell: listener.heard)
}
