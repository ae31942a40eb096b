// Correct: the card owns a form and keeps its delegate alive.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let form = RatingForm()
  private let listener: any RatingListener

  init(_ listener: any RatingListener) {
    self.listener = listener
    form.delegate = listener
  }

  func submit(_ stars: Stars) {
    try? form.submit(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener)
}
