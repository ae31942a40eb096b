import Forecasts
import TestSupport
import Testing

@testable import Chapter3Exercises

@Suite(.exercise("3.1"), .serialized)
struct Exercise3_1 {
  private let malmö = Location(
    name: "Malmö", region: "Skåne", country: "Sweden", coordinate: .malmö)
  private let copenhagen = Location(
    name: "Copenhagen", region: nil, country: "Denmark", coordinate: .copenhagen)

  @Test("the bundled client answers as `BundledTowns` did")
  func answersFromTheFiles() async throws {
    let client = TownClient.bundled
    let near = try await client.towns(.malmö, 5).map(\.name)
    #expect(near == ["Malmö"], "Only Malmö is this near: pass on the place and the radius.")
    let wide = try await client.towns(.malmö, 50).map(\.name)
    #expect(wide == ["Malmö", "Copenhagen"], "Copenhagen is within 50 km of Malmö.")
    let all = try await client.towns(.malmö, 20_000)
    #expect(all.count == 5, "It finds five towns at most, wherever they are.")
    let degrees = [try await client.degrees(malmö), try await client.degrees(copenhagen)]
    #expect(degrees == [15.5, 14.5], "Each town has its own temperature.")
  }

  @Test("a client for one town finds only that town, wherever you look, with the given degrees")
  func findsOneTown() async throws {
    let mild = TownClient.only(malmö, degrees: 20)
    let cold = TownClient.only(copenhagen, degrees: -5)
    let towns = [try await mild.towns(.malmö, 5), try await mild.towns(.copenhagen, 0)]
    #expect(towns == [[malmö], [malmö]], "It's the client for Malmö, whatever place is asked.")
    let degrees = [try await mild.degrees(malmö), try await cold.degrees(copenhagen)]
    #expect(degrees == [20, -5], "Each client keeps the degrees that it was made with.")
  }

  @Test("a copy of a client can have another endpoint, and the original keeps its own")
  func replacesAnEndpoint() async throws {
    let original = TownClient.only(malmö, degrees: 20)
    var copy = original
    copy.degrees = { _ in 30 }
    let degrees = [try await copy.degrees(malmö), try await original.degrees(malmö)]
    #expect(degrees == [30, 20], "A struct is copied, so the copy alone has the new closure.")
    let towns = try await copy.towns(.malmö, 5)
    #expect(towns == [malmö], "The copy's other endpoint is the original's.")
  }
}
