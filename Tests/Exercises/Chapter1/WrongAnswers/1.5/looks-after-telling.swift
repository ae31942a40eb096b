// Wrong: asks for the delegate after telling it, so one that resigns meanwhile counts as missing.
// Must fail with: It was told of 3, and submit(_:) throws NobodyListens

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    delegate?.heard(stars)
    if delegate == nil {
      throw NobodyListens(stars: stars)
    }
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

/// A card that tells `listener`. The tests call this function, and then `submit(_:)`.
func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
