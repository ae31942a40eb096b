import AnalyticsProtocol2

/// Reports the things that happen to a coffee shop and that analytics wants to know about.
package struct DetailsScreen: Sendable {
  let events: any EventHandlerProtocol

  /// A screen that reports to the handler.
  package init(events: any EventHandlerProtocol) {
    self.events = events
  }

  /// Reports that a user is looking at a coffee shop.
  package func open(_ shop: String) {
    events.send(key: "details.screen", parameters: ["shop": shop])
  }

  /// Reports a rating, from 1 to 5.
  package func rate(_ shop: String, stars: Int) {
    events.send(key: "details.rated", parameters: ["shop": shop, "stars": "\(stars)"])
  }
}
