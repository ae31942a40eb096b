import MapDomain
import Testing

@Suite("The map's region")
struct MapRegionTests {
  private static let zooms: [Double] = [1 / 256, 1 / 128, 1 / 64, 1 / 32, 1 / 16]

  private func region(_ height: Double) -> MapRegion {
    MapRegion(centre: MapRegion.copenhagen.centre, height: height)
  }

  @Test("a step is a quarter of the map, and zooming keeps the middle")
  func steps() {
    let region = region(1 / 64)
    #expect(region.moved(.north).south == region.south + 1.0 / 256)
    #expect(region.moved(.south).south == region.south - 1.0 / 256)
    #expect(region.moved(.east).west == region.west + 3.0 / 256)
    #expect(region.moved(.west).west == region.west - 3.0 / 256)
    #expect(region.zoomedIn() == MapRegion(centre: region.centre, height: 1 / 128))
    #expect(region.zoomedOut() == MapRegion(centre: region.centre, height: 1 / 32))
  }

  @Test("there and back again is the same region", arguments: zooms)
  func thereAndBack(height: Double) {
    let region = region(height)
    #expect(region.moved(.north) != region)
    #expect(region.moved(.north).moved(.west).moved(.south).moved(.east) == region)
  }

  @Test("there is an end to everything")
  func limits() {
    let east = (0..<100).reduce(region(1 / 64)) { region, _ in region.moved(.east) }
    #expect(east.moved(.east) == east)
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
