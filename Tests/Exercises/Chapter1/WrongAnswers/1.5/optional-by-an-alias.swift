// Wrong: the card also takes nil for a listener, by way of a typealias.
// Must fail with: A card can be made without a listener there: `init(listener: Listener?) {`

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

typealias Listener = any RatingListener

private final class Nobody: RatingListener {
  func heard(_ stars: Stars) {}
}

final class RatingCard {
  private let listener: any RatingListener

  init(listener: Listener?) {
    self.listener = listener ?? Nobody()
  }

  func submit(_ stars: Stars) {
    listener.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
