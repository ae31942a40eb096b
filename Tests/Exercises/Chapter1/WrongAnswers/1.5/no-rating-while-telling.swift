// Wrong: drops a rating that comes while the delegate hears of another one.
// Must fail with: even one that comes while the delegate is hearing of another

final class RatingForm {
  weak var delegate: (any RatingListener)?
  private var isTelling = false

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    delegate.heard(stars)
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
