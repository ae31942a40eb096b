// Wrong: all cards share the listener of the last one.
// Must fail with: Their listeners were told of nothing, and of 5, 1, 2, 2.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  nonisolated(unsafe) private static var listeners: [any RatingListener] = []

  init(listener: any RatingListener) {
    Self.listeners.append(listener)
  }

  func submit(_ stars: Stars) {
    Self.listeners.last?.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
