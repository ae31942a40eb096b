// Wrong: the form notices that nobody listens, and tells only the console.
// Must fail with: It should throw NobodyListens with the stars that are lost.

final class RatingForm {
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else {
      print("Nobody listens.")
      return
    }
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
