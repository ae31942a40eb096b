import Analytics1

/// Reports the things that happen in a profile and that analytics wants to know about.
package struct ProfileScreen: Sendable {
  let events: any EventHandlerProtocol

  /// A screen that reports to the handler.
  package init(events: any EventHandlerProtocol) {
    self.events = events
  }

  /// Reports that a user has logged out.
  package func logOut() {
    events.send(key: "profile.logout", parameters: [:])
  }
}
