import Analytics1

/// Reports what happens to a coffee shop, as far as analytics wants to know.
package struct DetailsScreen: Sendable {
  let events: any EventHandlerProtocol

  /// A screen that tells the handler.
  package init(events: any EventHandlerProtocol) {
    self.events = events
  }

  /// Reports that a coffee shop is looked at.
  package func open(_ shop: String) {
    events.send(key: "details.screen", parameters: ["shop": shop])
  }

  /// Reports a rating, from 1 to 5.
  package func rate(_ shop: String, stars: Int) {
    events.send(key: "details.rated", parameters: ["shop": shop, "stars": "\(stars)"])
  }
}
