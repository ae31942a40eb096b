/// What happens in a profile.
package struct ProfileEvent: Equatable, Sendable {
  /// Which event it is, such as "profile.logout".
  package let key: String
  /// What there is to know about it, by name.
  package let parameters: [String: String]
}

/// Takes what the profile reports.
package protocol ProfileEventHandler: Sendable {
  /// Reports an event.
  func send(_ event: ProfileEvent)
}

/// Reports the things that happen in a profile and that analytics wants to know about.
package struct ProfileScreen: Sendable {
  let events: any ProfileEventHandler

  /// A screen that reports to the handler.
  package init(events: any ProfileEventHandler) {
    self.events = events
  }

  /// Reports that a user has logged out.
  package func logOut() {
    events.send(ProfileEvent(key: "profile.logout", parameters: [:]))
  }
}
