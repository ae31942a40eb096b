// Wrong: asks a second reference, which stays when the delegate is set to nil.
// Must fail with: Read the property `delegate` at each rating, keep no other reference, and

final class RatingForm {
  weak var delegate: (any RatingListener)? {
    didSet { if let delegate { last = delegate } }
  }
  private weak var last: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate = last else { throw NobodyListens(stars: stars) }
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
