import CoffeeShopViews
import DetailsDomain
import Foundation
import MapDomain
import Places
import TestSupport
import Testing
import VisitStore

@testable import SwiftUICoffeeShops

@Suite("The root of the SwiftUI app")
@MainActor
struct RootTests {
  private func root(in folder: URL) -> CompositionRoot {
    CompositionRoot(folder: folder, now: { Date(timeIntervalSince1970: 0) })
  }

  @Test("composing opens nothing, and makes no folder")
  func opensNothing() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "data")
      let root = root(in: place)
      _ = root.start
      let scope = AccountScope(account: "Ada", root: root)
      _ = scope.shops
      _ = scope.shopsModel
      _ = scope.detailsModel(of: "la-cabra")
      #expect(!FileManager.default.fileExists(atPath: place.path))
    }
  }

  @Test("a rating on the details is on the list, and another account doesn't see it")
  func oneStore() async throws {
    try await withTemporaryFolder { folder in
      let root = root(in: folder)
      await root.session.createAccount(named: "Ada", password: "")
      #expect(root.session.account == .named("Ada"))
      let (ada, grace) = (
        AccountScope(account: "Ada", root: root), AccountScope(account: "Grace", root: root)
      )
      let places = try await root.places.places()
      let shop = try #require(places.first { MapRegion.copenhagen.contains($0.position) }).id
      let list = ada.shopsModel
      let following = Task { await list.follow() }
      #expect(await eventually { list.content.rating(of: shop) == .some(nil) })

      let details = ada.detailsModel(of: shop)
      await details.rate(try #require(StarRating(5)))
      #expect(details.complaint == nil)
      #expect(await eventually { list.content.rating(of: shop) == .superb })

      let others = grace.detailsModel(of: shop)
      await others.load()
      guard case .shown(let seen) = others.content else { return #expect(Bool(false)) }
      #expect(seen.rating == nil)
      following.cancel()
      await following.value
    }
  }

  @Test("a new root over the same folder knows who is signed in")
  func again() async throws {
    try await withTemporaryFolder { folder in
      await root(in: folder).session.createAccount(named: "Ada", password: "")
      let session = root(in: folder).session
      await session.load()
      #expect(session.account == .named("Ada"))
      await session.signOut()
      #expect(session.account == .nobody)
    }
  }
}

@Suite("The root for UI tests")
@MainActor
struct LaunchTests {
  @Test("each launch begins with nobody signed in, no ratings, and the same time")
  func apart() async throws {
    let roots = (1...2).map { _ in CompositionRoot.launched(with: ["CoffeeShops", "--ui-test"]) }
    for root in roots {
      await root.session.load()
      #expect(root.session.account == .nobody)
      #expect(try await root.visitStore.visits(of: "Ada") == [])
    }
    #expect(roots[0].now() == roots[1].now())
  }
}

extension Place {
  fileprivate var position: MapPosition { MapPosition(latitude: latitude, longitude: longitude) }
}

extension ShopsModel.Content {
  /// The rating of a shop that is shown; nil if it isn't shown.
  fileprivate func rating(of shop: ShopMarker.ID) -> MarkerRating?? {
    guard case .shown(let shops) = self else { return nil }
    return shops.first { $0.id == shop }.map(\.rating)
  }
}
