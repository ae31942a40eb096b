import Forecasts

extension WeatherViewModel {
  /// What is known about the network, the user's location and the weather there.
  ///
  /// These change independently of each other: a user who is offline can still be located.
  package struct State: Equatable, Sendable {
    /// Whether there is a network.
    package enum Connectivity: Equatable, Sendable {
      case unknown, online, offline
    }

    /// How far along the search for the user's location is.
    package enum Locating: Equatable, Sendable {
      /// Nobody is looking.
      case idle
      /// The user has been asked for permission, and hasn't answered yet.
      case waitingForPermission
      /// The user has said no.
      case denied
      /// The device says no, and the user can't change that.
      case restricted
      /// Waiting for an answer.
      case underWay
      /// It failed, for this reason.
      case failed(message: String)
    }

    /// How far along the request for the weather is.
    package enum Weather: Equatable, Sendable {
      /// Nobody has asked yet, or it was cleared.
      case none
      /// Waiting for an answer.
      case loading
      /// The weather at the state's place.
      case results(Forecast)
      /// There is nothing to show, for this reason.
      case empty(message: String)
      /// The client failed, for this reason.
      case failure(message: String)
    }

    /// Whether there is a network.
    package internal(set) var connectivity = Connectivity.unknown
    /// How far along the search for the user's location is.
    package internal(set) var locating = Locating.idle
    /// The user's last known location.
    package internal(set) var coordinate: Coordinate?
    /// The place nearest to the user, whose weather is shown.
    package internal(set) var place: Location?
    /// How far along the request for the weather is.
    package internal(set) var weather = Weather.none

    /// Whether the user is being asked for permission or located.
    var isLocating: Bool { locating == .waitingForPermission || locating == .underWay }

    /// Whether an answer is still to come that will change the state, even one from the user.
    package var isWaiting: Bool { isWorking || locating == .waitingForPermission }

    /// Whether an answer is still to come from anything but the user.
    package var isWorking: Bool {
      connectivity == .unknown || locating == .underWay || weather == .loading
    }
  }
}
