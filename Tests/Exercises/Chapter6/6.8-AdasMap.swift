import MapDomain
import TestSupport
import VisitStoreMemory

@testable import Chapter6Exercises

/// Ada's map, over markers as the learner has stacked them. Its pause is 300 milliseconds.
struct AdasMap: Sendable {
  let server = Server()
  let store = InMemoryVisitStore()
  /// What each request came to, in the order in which they ended.
  let shown = CallRecorder<String>()
  private let requests = CallRecorder<MapRegion>()
  private let clock = TestClock()
  private let markers: any ShopMarkers

  init() {
    markers = makeMarkers(
      over: server, store: store, account: "Ada", clock: clock, pause: .milliseconds(300))
  }

  /// Asks, and returns once the request waits or has come to its end.
  func asks(_ region: MapRegion) async {
    requests.record(region)
    Task {
      let shops = try? await markers.markers(in: region)
      shown.record(shops?.map(\.text).joined() ?? "overtaken")
    }
    await settles()
  }

  /// Lets time go by.
  func stands(_ duration: Duration) async {
    await clock.advance(by: duration)
    await settles()
  }

  /// Asks, and stands still for the pause.
  func shows(_ region: MapRegion) async {
    await asks(region)
    await stands(.milliseconds(300))
  }

  private func settles() async {
    await eventually { clock.sleeperCount + shown.count == requests.count }
  }
}

/// Each region has one shop, named after it.
struct Server: ShopMarkers {
  let asked = CallRecorder<String>()

  func markers(in region: MapRegion) async -> [ShopMarker] {
    let name = region == .harbour ? "harbour" : "lake"
    asked.record(name)
    return [ShopMarker(id: name, name: name, position: region.centre, rating: nil)]
  }
}

extension MapRegion {
  static let harbour = copenhagen
  static let lake = copenhagen.moved(.west)
}

extension ShopMarker {
  fileprivate var text: String { "\(id), \(rating.map { "\($0.rawValue)" } ?? "unrated")" }
}
