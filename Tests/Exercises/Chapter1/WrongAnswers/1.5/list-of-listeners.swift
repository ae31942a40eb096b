// Wrong: the card takes a list of listeners, which may be empty.
// Must fail with: A card can be made without a listener there: `private let listeners: [any RatingListener]`,

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let listeners: [any RatingListener]

  init(listeners: [any RatingListener]) {
    self.listeners = listeners
  }

  func submit(_ stars: Stars) {
    for listener in listeners { listener.heard(stars) }
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listeners: [listener])
}
