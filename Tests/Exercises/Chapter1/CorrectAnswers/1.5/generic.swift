// Correct: the card is generic over its listener.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    if let delegate {
      delegate.heard(stars)
    } else {
      throw NobodyListens(stars: stars)
    }
  }
}

final class RatingCard<Listener> {
  private let listener: Listener
  private let tell: (Listener, Stars) -> Void

  init(listener: Listener, tell: @escaping (Listener, Stars) -> Void) {
    self.listener = listener
    self.tell = tell
  }

  func submit(_ stars: Stars) {
    tell(listener, stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard<any RatingListener> {
  RatingCard(listener: listener) { $0.heard($1) }
}
