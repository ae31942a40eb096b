import Analytics1

/// Reports what happens in a profile, as far as analytics wants to know.
package struct ProfileScreen: Sendable {
  let events: any EventHandlerProtocol

  /// A screen that tells the handler.
  package init(events: any EventHandlerProtocol) {
    self.events = events
  }

  /// Reports that a user has logged out.
  package func logOut() {
    events.send(key: "profile.logout", parameters: [:])
  }
}
