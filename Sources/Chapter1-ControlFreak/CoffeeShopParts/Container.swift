import Synchronization

/// A service locator: any code that can name a type can get the service registered for it.
package final class Container: Sendable {
  /// The container that the whole app shares, as the app has filled it.
  package static let shared: Container = {
    let container = Container()
    container.register(PhoneDesk(), as: (any MembershipDesk).self)
    container.register(PhoneLog(), as: (any VisitLog).self)
    return container
  }()

  private let services = Mutex<[String: any Sendable]>([:])

  /// An empty container.
  package init() {}

  /// Makes a service available for a type.
  package func register<Service: Sendable>(_ service: Service, as type: Service.Type) {
    services.withLock { $0["\(type)"] = service }
  }

  /// The service that was registered for a type.
  ///
  /// - Throws: ``NotRegistered`` if there is none.
  package func resolve<Service: Sendable>(_ type: Service.Type) throws -> Service {
    guard let service = services.withLock({ $0["\(type)"] }) as? Service else {
      throw NotRegistered(type: "\(type)")
    }
    return service
  }
}

/// The container was asked for a type that no service was registered for.
package struct NotRegistered: Error, Equatable {
  /// The type's name.
  package let type: String
}
