// Correct: the card has a throwing helper, but its `submit(_:)` isn't marked `throws`.

private func deliver(_ stars: Stars, to listener: (any RatingListener)?) throws {
  guard let listener else { throw NobodyListens(stars: stars) }
  listener.heard(stars)
}

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    try deliver(stars, to: delegate)
  }
}

final class RatingCard {
  private let listener: any RatingListener

  init(_ listener: any RatingListener) {
    self.listener = listener
  }

  func submit(_ stars: Stars) {
    // It has a listener, so nothing is thrown.
    try? handOver(stars)
  }

  private func handOver(_ stars: Stars) throws {
    try deliver(stars, to: listener)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener)
}
