import Foundation
import MapDomain
import Places
import Synchronization
import TestSupport
import VisitStore

extension ShopMarker {
  static func of(_ id: String, rating: MarkerRating? = nil) -> ShopMarker {
    ShopMarker(id: id, name: id, position: MapRegion.copenhagen.centre, rating: rating)
  }
}

extension Visit {
  static func of(_ account: String = "Ada", to shop: String, rating: Int?) -> Visit {
    Visit(
      id: ID(account: account, shop: shop), rating: rating, note: "",
      changed: Date(timeIntervalSinceReferenceDate: 0))
  }
}

/// Always answers with the same markers, and records the requests.
struct SpyShopMarkers: ShopMarkers {
  var answer: [ShopMarker] = [.of("Comets")]
  let asked = CallRecorder<MapRegion>()

  func markers(in region: MapRegion) -> [ShopMarker] {
    asked.record(region)
    return answer
  }
}

/// Answers when the test says so.
struct HeldShopMarkers: ShopMarkers {
  let requests = HeldRequests<[ShopMarker]>()

  func markers(in region: MapRegion) async throws -> [ShopMarker] {
    try await requests.send()
  }

  /// Waits until this many requests have come, but only for a short while.
  func isAsked(_ count: Int) async {
    await eventually { requests.sent.count >= count }
  }
}

/// Changes that the test makes.
final class VersionsByHand: MarkerVersions {
  private let number = Mutex(Result<Int, Failure>.success(0))

  func change() { number.withLock { $0 = $0.map { $0 + 1 } } }
  func fail() { number.withLock { $0 = .failure(Failure()) } }
  func version() throws -> Int { try number.withLock { $0 }.get() }
}

struct Failure: Error, Equatable {}

/// A request in a task of its own. If its answer never comes, the test fails instead of hanging.
struct Request {
  struct Unanswered: Error {}

  private let answers = CallRecorder<Result<[ShopMarker], any Error>>()
  private let task: Task<Void, Never>

  init(_ markers: any ShopMarkers, _ region: MapRegion) {
    task = Task { [answers] in
      do {
        answers.record(.success(try await markers.markers(in: region)))
      } catch {
        answers.record(.failure(error))
      }
    }
  }

  var answer: [ShopMarker] {
    get async throws {
      await eventually { answers.count == 1 }
      guard let answer = answers.calls.first else { throw Unanswered() }
      return try answer.get()
    }
  }

  func cancel() { task.cancel() }
}
