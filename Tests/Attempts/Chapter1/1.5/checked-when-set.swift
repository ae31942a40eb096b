// Wrong: asks whether there is a delegate when it is set, not when it is needed.
// Must fail with: The form had a delegate, which has gone.

enum Stars: Int, Sendable {
  case one = 1
  case two, three, four, five
}

protocol RatingListener: AnyObject {
  func heard(_ stars: Stars)
}

struct NobodyListens: Error, Equatable {
  var stars: Stars
}

final class PublicRatings: RatingListener {
  func heard(_ stars: Stars) {
    print("Published, for the whole world to see: \(stars.rawValue) of 5.")
  }
}

final class RatingForm {
  private var hasDelegate = false
  weak var delegate: (any RatingListener)? {
    didSet { hasDelegate = delegate != nil }
  }

  func submit(_ stars: Stars) throws {
    guard hasDelegate else { throw NobodyListens(stars: stars) }
    delegate?.heard(stars)
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
