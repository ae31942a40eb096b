import AuthenticationDomain
import Basics
import Navigation
import ProfileDomain
import Synchronization
import TestSupport

/// Visited shops that the test decides.
final class ShopsSpy: VisitedShops {
  enum Call { case shops, changes }

  let calls = CallRecorder<Call>()
  private let broadcast = Broadcast<Void>()
  private let next = Mutex<@Sendable () async throws -> [VisitedShop]>({ [] })

  var listeners: Int { broadcast.subscriberCount }

  /// Waits briefly until it has been called this often, and returns whether it has. It waits on its
  /// caller's actor, which has to have its turn for a call to come.
  nonisolated(nonsending) func hearsCalls(_ count: Int) async -> Bool {
    await eventually { self.calls.count >= count }
  }

  /// - Parameters:
  ///   - ratings: one for each shop.
  ///   - gate: what the answer waits for.
  func answer(_ ratings: [ProfileRating?], after gate: Gate? = nil) {
    let shops = ratings.enumerated().map { index, rating in
      VisitedShop(
        id: "\(index)", name: "Shop \(index + 1)\(index == 1 ? " & more" : "")", rating: rating,
        note: index == 0 ? "Note 1" : "")
    }
    next.withLock {
      $0 = {
        await gate?.pass()
        return shops
      }
    }
  }

  func fail() {
    next.withLock { $0 = { throw OutOfOrder() } }
  }

  func change() {
    broadcast.send(())
  }

  func shops() async throws -> [VisitedShop] {
    let answer = next.withLock { $0 }
    calls.record(.shops)
    return try await answer()
  }

  func changes() -> AsyncStream<Void> {
    calls.record(.changes)
    return broadcast.stream()
  }
}

/// Records who signs out.
struct SignOutSpy: Authenticating {
  let calls: CallRecorder<String>
  let fails: Bool
  let passwordAdvice = ""

  func createAccount(named name: String, password: Password) {}
  func signIn(as name: String, password: Password) {}
  func signOut(_ account: String) throws {
    calls.record(account)
    if fails { throw OutOfOrder() }
  }
}

struct OutOfOrder: Error, CustomStringConvertible {
  let description = "out of order"
}
