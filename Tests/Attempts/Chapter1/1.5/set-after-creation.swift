// Wrong: fills the property with a listener that does nothing, and replaces it afterwards.
// Must fail with: Whatever is set afterwards can be forgotten.

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

final class Silence: RatingListener {
  func heard(_ stars: Stars) {}
}

final class RatingCard {
  var listener: any RatingListener = Silence()

  func submit(_ stars: Stars) {
    listener.heard(stars)
  }
}

func makeRatingCard(for listener: any RatingListener) -> RatingCard {
  let card = RatingCard()
  card.listener = listener
  return card
}
