import MapDomain
import Testing

@Suite("The map's region")
struct MapRegionTests {
  private static let zooms: [Double] = [1 / 256, 1 / 128, 1 / 64, 1 / 32, 1 / 16]

  private func region(_ height: Double) -> MapRegion {
    MapRegion(centre: MapRegion.copenhagen.centre, height: height)
  }

  @Test("a step is a quarter of the width or the height")
  func steps() {
    let region = region(1 / 64)
    #expect(region.moved(.north).south == region.south + 1.0 / 256)
    #expect(region.moved(.south).south == region.south - 1.0 / 256)
    #expect(region.moved(.east).west == region.west + 3.0 / 256)
    #expect(region.moved(.west).west == region.west - 3.0 / 256)
    #expect(region.moved(.north).height == region.height)
  }

  @Test("there and back again is the same region", arguments: zooms)
  func thereAndBack(height: Double) {
    let region = region(height)
    #expect(region.moved(.north) != region)
    #expect(region.moved(.north).moved(.south) == region)
    #expect(region.moved(.west).moved(.east).moved(.east).moved(.west) == region)
    #expect(region.moved(.north).moved(.west).moved(.south).moved(.east) == region)
  }

  @Test("zooming keeps the middle, and there and back again is the same region")
  func zoom() {
    let region = region(1 / 64)
    #expect(region.zoomedIn().height == 1.0 / 128)
    #expect(region.zoomedIn().width == 3.0 / 128)
    #expect(region.zoomedOut().height == 1.0 / 32)
    #expect(region.zoomedOut().centre == region.centre)
    #expect(region.zoomedIn().zoomedOut() == region)
    #expect(region.zoomedOut().zoomedIn() == region)
  }

  @Test("there is an end to everything")
  func limits() {
    for direction in MapRegion.Direction.allCases {
      var last = MapRegion.copenhagen
      var steps = 0
      while last.moved(direction) != last, steps < 1_000 {
        last = last.moved(direction)
        steps += 1
      }
      #expect(steps > 2 && steps < 100)
    }
    #expect(region(1 / 256).zoomedIn() == region(1 / 256))
    #expect(region(1 / 16).zoomedOut() == region(1 / 16))
    let farAway = MapRegion(centre: MapPosition(latitude: 0, longitude: 90), height: 10)
    #expect(farAway.centre == MapPosition(latitude: 55.625, longitude: 12.625))
    #expect(farAway.height == 1.0 / 16)
  }

  @Test("its southern and western ends are in it, and the others are not")
  func ends() {
    let region = region(1 / 64)
    func isInside(_ north: Double, _ east: Double) -> Bool {
      region.contains(
        MapPosition(
          latitude: region.south + north * region.height,
          longitude: region.west + east * region.width))
    }
    #expect(isInside(0, 0) && isInside(0.999, 0.999) && isInside(0.5, 0.5))
    #expect(!isInside(1, 0) && !isInside(0, 1))
    #expect(!isInside(-0.001, 0) && !isInside(0, -0.001))
    #expect(!region.contains(MapPosition(latitude: .nan, longitude: 12.57)))
  }
}
