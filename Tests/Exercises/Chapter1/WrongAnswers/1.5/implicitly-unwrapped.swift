// Wrong: promises that the delegate is there, and ends the app when it is not.
// Must fail with: as it does at an exclamation mark or a fatalError

final class RatingForm {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  weak var delegate: (any RatingListener)!

  func submit(_ stars: Stars) throws {
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
