// The part of Apple's module that chapter 3 uses, with the declarations from its documentation:
// https://developer.apple.com/documentation/corelocation/cllocationmanager

package import Foundation

package enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

package struct CLLocationCoordinate2D: Sendable {
  package var latitude: Double
  package var longitude: Double
}

package final class CLLocation: NSObject, Sendable {
  package var coordinate: CLLocationCoordinate2D { .init(latitude: 0, longitude: 0) }
}

/// Its methods are optional in Objective-C.
package protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

/// Not `Sendable`.
package class CLLocationManager: NSObject {
  package weak var delegate: (any CLLocationManagerDelegate)?
  package var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  package func requestWhenInUseAuthorization() {}
  package func requestLocation() {}
}

@available(*, unavailable)
extension CLLocationManager: Sendable {}
