// Correct: the card keeps a closure, which keeps the listener.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    switch delegate {
    case let listener?: listener.heard(stars)
    case nil: throw NobodyListens(stars: stars)
    }
  }
}

struct RatingCard {
  let onSubmit: (Stars) -> Void

  func submit(_ stars: Stars) {
    onSubmit(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(onSubmit: listener.heard)
}
