// Wrong: a card drops a rating that comes while its listener hears of another one.
// Must fail with: A card's listener gives the card five stars itself

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let listener: any RatingListener
  private var isTelling = false

  init(listener: any RatingListener) {
    self.listener = listener
  }

  func submit(_ stars: Stars) {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    listener.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
