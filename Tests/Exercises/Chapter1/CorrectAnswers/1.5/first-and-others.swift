// Correct: the card has one listener for sure, and maybe others.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let listener = delegate else { throw NobodyListens(stars: stars) }
    listener.heard(stars)
  }
}

final class RatingCard {
  private let listeners: [any RatingListener]

  init(listener: any RatingListener, others: [any RatingListener]) {
    listeners = [listener] + others
  }

  func submit(_ stars: Stars) {
    for listener in listeners { listener.heard(stars) }
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener, others: [])
}
