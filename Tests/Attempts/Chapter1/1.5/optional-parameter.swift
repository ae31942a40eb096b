// Wrong: the card has an initializer, and still accepts that there is no listener.
// Must fail with: RatingCard has optional stored properties: `listener`.

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
  weak var delegate: (any RatingListener)?

  func submit(_ stars: Stars) throws {
    guard let delegate else { throw NobodyListens(stars: stars) }
    delegate.heard(stars)
  }
}

final class RatingCard {
  private let listener: (any RatingListener)?

  init(listener: (any RatingListener)? = nil) {
    self.listener = listener
  }

  func submit(_ stars: Stars) {
    listener?.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard(listener: listener)
}
