// Wrong: hides the optional in a closure.
// Must fail with: The card is the only one that still knows its listener.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let tell: (Stars) -> Void

  init(tell: @escaping (Stars) -> Void) {
    self.tell = tell
  }

  func submit(_ stars: Stars) {
    tell(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard { [weak listener] stars in listener?.heard(stars) }
}
