// Wrong: hides the optional in a closure.
// Must fail with: The card cannot do without it, so it should keep it

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
  private let tell: (Stars) -> Void

  init(tell: @escaping (Stars) -> Void) {
    self.tell = tell
  }

  func submit(_ stars: Stars) {
    tell(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  RatingCard { [weak listener] stars in listener?.heard(stars) }
}
