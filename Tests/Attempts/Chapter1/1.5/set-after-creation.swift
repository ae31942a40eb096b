// Wrong: fills the property with a listener that does nothing, and replaces it afterwards.
// Must fail with: RatingCard() still works: a card can be made without naming a listener.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class Silence: RatingListener {
  func heard(_ stars: Stars) {}
}

final class RatingCard {
  var listener: any RatingListener = Silence()

  func submit(_ stars: Stars) {
    listener.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  let card = RatingCard()
  card.listener = listener
  return card
}
