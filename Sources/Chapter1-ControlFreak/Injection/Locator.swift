import Synchronization

/// Any code can register a service here, and any code can ask for one.
final class Locator: Sendable {
  static let shared = Locator()
  private let factories = Mutex<[ObjectIdentifier: @Sendable () -> any Sendable]>([:])

  func register<Service: Sendable>(
    _ type: Service.Type, _ factory: @escaping @Sendable () -> Service
  ) {
    factories.withLock { $0[ObjectIdentifier(type)] = factory }
  }

  func resolve<Service: Sendable>(_ type: Service.Type) throws -> Service {
    let factory = factories.withLock { $0[ObjectIdentifier(type)] }
    guard let service = factory?() as? Service else { throw NotRegistered(type: "\(type)") }
    return service
  }
}

struct NotRegistered: Error, Equatable, CustomStringConvertible {
  let type: String
  var description: String { "Nobody registered \(type)." }
}

// snippet.located-barista
/// Looks as if it needs nothing.
struct LocatedBarista {
  func greet() throws -> String {
    let greeting = try Locator.shared.resolve(Greeting.self)
    return greeting.text
  }
}
// snippet.end

struct Greeting {
  let text: String
}
