import CoffeeShopParts
import TestSupport
import Testing

@testable import Chapter1Exercises

extension Exercise1_7 {
  @Test("an error from a service reaches the caller")
  func passesErrorsOn() {
    let (works, fails) = (Services(member: "Ada"), OutOfOrder())
    #expect(throws: OutOfOrder.self, "The desk is out of order.") {
      try makeProfile(session: works, desk: fails, visits: works).summary()
    }
    #expect(throws: OutOfOrder.self, "The log is out of order.") {
      try makeProfile(session: works, desk: works, visits: fails).summary()
    }
    #expect(throws: OutOfOrder.self, "The session can't log out.") {
      try makeProfile(session: fails, desk: works, visits: works).logOut()
    }
  }

  @Test("no profile works without its services: none is optional, and none has a default")
  func acceptsNoNil() throws {
    let source = try LearnerSource.load("1.7")
    let gaps = ["Session", "MembershipDesk", "VisitLog"]
      .flatMap { ["\($0))?", "\($0))!", "[any \($0)", "any \($0) ="] }
      .flatMap(source.lines(mentioning:)).filter { !$0.hasPrefix("let ") }
    #expect(gaps == [], "A service may be missing there, and only a member's phone shows it.")
  }
}

/// Services that throw themselves.
private struct OutOfOrder: Error, Session, MembershipDesk, VisitLog {
  let member = "Ada"

  func logOut() throws { throw self }
  func status(of member: String) throws -> String { throw self }
  func shops(visitedBy member: String) throws -> [String] { throw self }
}
