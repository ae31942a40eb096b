// Correct: tells by an optional chain whose result says whether someone was told.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    let delivered: Void? = delegate?.heard(stars)
    if delivered == nil {
      throw NobodyListens(stars: stars)
    }
  }
}

/// A card that takes its listener through its initializer, and keeps it alive.
final class RatingCard {
  struct Address {
    let listener: any RatingListener
    func deliver(_ stars: Stars) { listener.heard(stars) }
  }

  private let address: Address

  init(to address: Address) { self.address = address }

  func submit(_ stars: Stars) { address.deliver(stars) }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(to: .init(listener: listener))
}
