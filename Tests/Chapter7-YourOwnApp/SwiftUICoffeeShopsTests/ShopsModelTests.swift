import MapDomain
import Synchronization
import TestSupport
import Testing

@testable import SwiftUICoffeeShops

/// Answers and reports changes as the test says.
private final class Town: ShopMarkers, MarkerChanges {
  let names = Mutex(["Slow Drip", "Comets"])
  private let news = AsyncStream<Void>.makeStream()
  private let isClosed: Bool

  struct Closed: Error, CustomStringConvertible { let description = "The town is closed." }

  init(isClosed: Bool = false) { self.isClosed = isClosed }

  func markers(in region: MapRegion) throws -> [ShopMarker] {
    if isClosed { throw Closed() }
    return names.withLock { $0 }.map {
      ShopMarker(id: $0, name: $0, position: region.centre, rating: nil)
    }
  }

  func changes() -> any AsyncSequence<Void, Never> & Sendable { news.stream }
  func tell() { news.continuation.yield() }
  func finish() { news.continuation.finish() }
}

@MainActor
extension ShopsModel.Content {
  fileprivate var names: [String]? {
    if case .shown(let shops) = self { shops.map(\.name) } else { nil }
  }
}

@Suite("The list of shops")
@MainActor
struct ShopsModelTests {
  @Test("shows the shops by name, and again after a change")
  func follows() async {
    let town = Town()
    let model = ShopsModel(markers: town, changes: town, region: .copenhagen)
    let following = Task { await model.follow() }
    #expect(await eventually { model.content.names == ["Comets", "Slow Drip"] })
    town.names.withLock { $0 = ["Early Bird"] }
    town.tell()
    #expect(await eventually { model.content.names == ["Early Bird"] })
    town.finish()
    await following.value
  }

  @Test("says why there is nothing to show")
  func fails() async {
    let town = Town(isClosed: true)
    town.finish()
    let model = ShopsModel(markers: town, changes: town, region: .copenhagen)
    await model.follow()
    #expect(model.content == .failed("The town is closed."))
  }
}
