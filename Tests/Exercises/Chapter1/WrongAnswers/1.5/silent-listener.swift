// Wrong: a card without a listener tells one that does nothing.
// Must fail with: RatingCard() still works

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

  func submit(_ stars: Stars) {
    listener.heard(stars)
  }
}

final class Silence: RatingListener {
  func heard(_ stars: Stars) {}
}

extension RatingCard {
  convenience init() {
    self.init(listener: Silence())
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
