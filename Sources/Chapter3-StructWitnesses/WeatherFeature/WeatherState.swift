import Forecasts

extension WeatherViewModel {
  /// What is known of the network, of where the user is, and of the weather there.
  ///
  /// These come and go independently of each other: one can be offline and be looked for.
  package struct State: Equatable, Sendable {
    /// Whether there is a network.
    package enum Connectivity: Equatable, Sendable {
      case unknown, online, offline
    }

    /// How the search for the user goes.
    package enum Locating: Equatable, Sendable {
      /// Nobody is looking.
      case idle
      /// The user has been asked for permission, and has not answered yet.
      case waitingForPermission
      /// The user has said no.
      case denied
      /// The device says no, and the user cannot change that.
      case restricted
      /// An answer is awaited.
      case underWay
      /// It failed, and this is why.
      case failed(message: String)
    }

    /// How far the weather has come.
    package enum Weather: Equatable, Sendable {
      /// Nobody has asked yet, or it was cleared.
      case none
      /// An answer is awaited.
      case loading
      /// The weather at the state's place.
      case results(Forecast)
      /// There is nothing to show, and this is why.
      case empty(message: String)
      /// The client has failed, and this is why.
      case failure(message: String)
    }

    /// Whether there is a network.
    package internal(set) var connectivity = Connectivity.unknown
    /// How the search for the user goes.
    package internal(set) var locating = Locating.idle
    /// Where the user was seen last.
    package internal(set) var coordinate: Coordinate?
    /// The place nearest to that, whose weather is shown.
    package internal(set) var place: Location?
    /// How far the weather has come.
    package internal(set) var weather = Weather.none

    /// Whether the user is being asked for permission, or looked for.
    var isLocating: Bool { locating == .waitingForPermission || locating == .underWay }

    /// Whether an answer is awaited that will change the state, also one from the user.
    package var isWaiting: Bool { isWorking || locating == .waitingForPermission }

    /// Whether an answer is awaited from anybody but the user.
    package var isWorking: Bool {
      connectivity == .unknown || locating == .underWay || weather == .loading
    }
  }
}
