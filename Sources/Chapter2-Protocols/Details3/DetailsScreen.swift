/// What happens to a coffee shop.
package struct DetailsEvent: Equatable, Sendable {
  /// Which event it is, such as "details.rated".
  package let key: String
  /// What there is to know about it, by name.
  package let parameters: [String: String]
}

/// Takes what the details report.
package protocol DetailsEventHandler: Sendable {
  /// Reports an event.
  func send(_ event: DetailsEvent)
}

/// Reports what happens to a coffee shop, as far as analytics wants to know.
package struct DetailsScreen: Sendable {
  let events: any DetailsEventHandler

  /// A screen that tells the handler.
  package init(events: any DetailsEventHandler) {
    self.events = events
  }

  /// Reports that a coffee shop is looked at.
  package func open(_ shop: String) {
    events.send(DetailsEvent(key: "details.screen", parameters: ["shop": shop]))
  }

  /// Reports a rating, from 1 to 5.
  package func rate(_ shop: String, stars: Int) {
    events.send(
      DetailsEvent(key: "details.rated", parameters: ["shop": shop, "stars": "\(stars)"]))
  }
}
