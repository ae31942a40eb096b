/// A member's standing in the club, which grows with the number of shops.
package enum Membership: String, Sendable {
  case guest = "Guest"
  case regular = "Regular"
  case connoisseur = "Connoisseur"

  /// - Parameter visits: the number of shops that the member has been to.
  package init(visits: Int) {
    self =
      switch visits {
      case ...0: .guest
      case 1..<5: .regular
      default: .connoisseur
      }
  }
}
