/// What happens to a coffee shop.
package struct DetailsEvent: Equatable, Sendable {
  /// Which event it is, such as "details.rated".
  package let key: String
  /// What there is to know about it, by name.
  package let parameters: [String: String]
}

/// Takes what the details screen reports.
package protocol DetailsEventHandler: Sendable {
  /// Reports an event.
  func send(_ event: DetailsEvent)
}

/// Reports the things that happen to a coffee shop and that analytics wants to know about.
package struct DetailsScreen: Sendable {
  let events: any DetailsEventHandler

  /// A screen that reports to the handler.
  package init(events: any DetailsEventHandler) {
    self.events = events
  }

  /// Reports that a user is looking at a coffee shop.
  package func open(_ shop: String) {
    events.send(DetailsEvent(key: "details.screen", parameters: ["shop": shop]))
  }

  /// Reports a rating, from 1 to 5.
  package func rate(_ shop: String, stars: Int) {
    events.send(
      DetailsEvent(key: "details.rated", parameters: ["shop": shop, "stars": "\(stars)"]))
  }
}
