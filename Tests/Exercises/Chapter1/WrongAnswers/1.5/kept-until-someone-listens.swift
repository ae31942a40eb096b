// Wrong: keeps what could not be delivered, and throws all the same.
// Must fail with: and its next rating is two stars. The delegate should have been told of 2, but was told of 4, 2.

final class RatingForm {
  weak var delegate: (any RatingListener)?
  private var waiting: [Stars] = []

  func submit(_ stars: Stars) throws {
    waiting.append(stars)
    guard let delegate else { throw NobodyListens(stars: stars) }
    waiting.forEach(delegate.heard)
    waiting = []
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
