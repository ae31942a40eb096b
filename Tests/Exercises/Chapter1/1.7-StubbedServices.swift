import MemberServices
import Synchronization
import TestSupport

/// What goes wrong with a service of the tests.
enum Outage: Error {
  case deskIsClosed, logIsLost, doorIsStuck
}

/// Services whose answers change while a profile knows them.
final class ChangingMemberServices: Session, MembershipDesk, VisitLog {
  let shop = Mutex<String?>(nil)
  let state = Mutex("guest")
  private let signedIn = Mutex("Ada")

  var member: String { signedIn.withLock { $0 } }

  /// Another member signs in at once.
  func logOut() {
    signedIn.withLock { $0 = "Bo" }
  }

  func status(of member: String) -> String {
    member == self.member ? state.withLock { $0 } : "with the status of \(member)"
  }

  func shops(visitedBy member: String) -> [String] {
    member == self.member ? shop.withLock { $0.map { [$0] } ?? [] } : ["the shops of \(member)"]
  }
}

/// Services that answer, except that one of them throws once if the test says so.
final class ShakyServices: Session, MembershipDesk, VisitLog {
  let loggedOut = CallRecorder<Void>()
  private let outage = Mutex<Outage?>(nil)

  let member = "Ada"

  /// The service that this concerns throws when it is asked next, and works after that.
  func fail(_ outage: Outage) {
    self.outage.withLock { $0 = outage }
  }

  /// Whether that service has been asked.
  var hasFailed: Bool { outage.withLock { $0 == nil } }

  func logOut() throws {
    try throwOnce(.doorIsStuck)
    loggedOut.record(())
  }

  func status(of member: String) throws -> String {
    try throwOnce(.deskIsClosed)
    return "guest"
  }

  func shops(visitedBy member: String) throws -> [String] {
    try throwOnce(.logIsLost)
    return []
  }

  private func throwOnce(_ own: Outage) throws {
    let isOut = outage.withLock { outage in
      guard outage == own else { return false }
      outage = nil
      return true
    }
    if isOut { throw own }
  }
}

/// The three services of a profile in one value.
struct StubbedServices: Session, MembershipDesk, VisitLog {
  var member: String
  var status = "guest"
  var shops: [String] = []
  var outage: Outage?
  var loggedOut = CallRecorder<String>()

  /// Those of another member, who has been elsewhere.
  static func decoys(loggedOut: CallRecorder<String> = CallRecorder()) -> Self {
    Self(member: "Mallory", status: "impostor", shops: ["Nowhere"], loggedOut: loggedOut)
  }

  func register() {
    Container.shared.register(self, as: (any Session).self)
    Container.shared.register(self, as: (any MembershipDesk).self)
    Container.shared.register(self, as: (any VisitLog).self)
  }

  func logOut() throws {
    if outage == .doorIsStuck { throw Outage.doorIsStuck }
    loggedOut.record(member)
  }

  func status(of member: String) throws -> String {
    if outage == .deskIsClosed { throw Outage.deskIsClosed }
    return status
  }

  func shops(visitedBy member: String) throws -> [String] {
    if outage == .logIsLost { throw Outage.logIsLost }
    return shops
  }
}
