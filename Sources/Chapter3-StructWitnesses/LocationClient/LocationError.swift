/// Why there is no location.
package struct LocationError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  /// - Parameter description: a sentence that says what happened, and what to do.
  package init(_ description: String) {
    self.description = description
  }
}

extension LocationError {
  /// Why there is no location for an app with this status; nil if the app is authorized.
  package init?(unauthorized status: LocationClient.AuthorizationStatus) {
    switch status {
    case .notDetermined:
      self.init("This app hasn't asked yet whether it may know where you are. Let it ask first.")
    case .restricted:
      self.init("This device doesn't tell apps where it is. Ask the person who manages it.")
    case .denied:
      self.init("You don't let this app know where you are. Allow it, then try again.")
    case .whileInUse, .always: return nil
    }
  }

  /// The device can't find out where it is.
  ///
  /// - Parameter reason: why, such as "no satellites in view".
  package static func unavailable(reason: String) -> LocationError {
    LocationError("The device can't find you: \(reason). Try again.")
  }
}
