import DetailsDomain
import Foundation
import MapDomain
import Places
import TestSupport
import Testing
import VisitStore

@testable import SwiftUICoffeeShops

@MainActor
extension Setup {
  /// An app whose files are in a folder of the test.
  fileprivate static func test(
    in folder: URL, showsRatings: @escaping () -> Bool = { true },
    services: @escaping (_ account: String) -> [any AccountService] = { _ in [] }
  ) -> Setup {
    Setup(
      folder: folder, now: { Date(timeIntervalSince1970: 0) }, services: services,
      showsRatings: showsRatings)
  }
}

@MainActor
extension AccountScope {
  fileprivate convenience init(_ account: String, _ root: CompositionRoot) {
    self.init(account: account, visitStore: root.visitStore, root: root)
  }
}

@Suite("The root of the SwiftUI app")
@MainActor
struct RootTests {
  @Test("composing opens nothing, and makes no folder")
  func opensNothing() async throws {
    try await withTemporaryFolder { folder in
      let place = folder.appending(path: "data")
      let root = CompositionRoot(.test(in: place))
      _ = root.start
      let scope = AccountScope("Ada", root)
      _ = scope.shops
      _ = scope.shopsModel
      _ = scope.detailsModel(of: "la-cabra")
      #expect(!FileManager.default.fileExists(atPath: place.path))
    }
  }

  @Test("a rating on the details is on the list, and another account doesn't see it")
  func oneStore() async throws {
    try await withTemporaryFolder { folder in
      let root = CompositionRoot(.test(in: folder))
      let (ada, grace) = (AccountScope("Ada", root), AccountScope("Grace", root))
      let shop = try await shop(of: root)
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

  @Test("without the flag, the list shows no ratings")
  func flag() async throws {
    try await withTemporaryFolder { folder in
      let root = CompositionRoot(.test(in: folder, showsRatings: { false }))
      let ada = AccountScope("Ada", root)
      let shop = try await shop(of: root)
      await ada.detailsModel(of: shop).rate(try #require(StarRating(5)))
      let list = ada.shopsModel
      let following = Task { await list.follow() }
      #expect(await eventually { list.content.rating(of: shop) == .some(nil) })
      following.cancel()
      await following.value
    }
  }

  @Test("a new root over the same folder knows who is signed in")
  func again() async throws {
    try await withTemporaryFolder { folder in
      let (first, second) = (
        CompositionRoot(.test(in: folder)), CompositionRoot(.test(in: folder))
      )
      await first.session.createAccount(named: "Ada", password: "")
      await second.session.load()
      #expect(second.session.account == .named("Ada"))
      await second.session.signOut()
      #expect(second.session.account == .nobody)
    }
  }

  private func shop(of root: CompositionRoot) async throws -> ShopMarker.ID {
    let places = try await root.places.places()
    return try #require(places.first { MapRegion.copenhagen.contains($0.position) }).id
  }
}

/// Records when it's started and stopped.
private struct Logged: AccountService {
  struct Refusal: Error, CustomStringConvertible { let description = "The server is closed." }

  let name: String
  let log: CallRecorder<String>
  var isRefused = false

  func start() throws {
    if isRefused { throw Refusal() }
    log.record("\(name) starts")
  }
  func stop() { log.record("\(name) stops") }
}

@Suite("What runs while an account is signed in")
@MainActor
struct AccountServiceTests {
  // snippet.stops-first
  @Test("Ada's services have stopped before Grace's start")
  func stopsFirst() async throws {
    try await withTemporaryFolder { folder in
      let log = CallRecorder<String>()
      let root = CompositionRoot(
        .test(in: folder, services: { account in [Logged(name: account, log: log)] }))
      await root.session.createAccount(named: "Ada", password: "")
      await root.session.signOut()
      await root.session.createAccount(named: "Grace", password: "")
      #expect(log.calls == ["Ada starts", "Ada stops", "Grace starts"])
    }
  }
  // snippet.end

  @Test("if one doesn't start, the screen says why, nobody is signed in, and the others stop")
  func refused() async throws {
    try await withTemporaryFolder { folder in
      let log = CallRecorder<String>()
      let root = CompositionRoot(
        .test(
          in: folder,
          services: { _ in
            [Logged(name: "sync", log: log), Logged(name: "push", log: log, isRefused: true)]
          }))
      await root.session.createAccount(named: "Ada", password: "")
      #expect(root.session.account == .nobody)
      #expect(root.session.complaint == "The server is closed.")
      #expect(log.calls == ["sync starts", "push stops", "sync stops"])
    }
  }

  @Test("if the next account's don't start, nobody is signed in any more")
  func refusedSwitch() async throws {
    try await withTemporaryFolder { folder in
      let log = CallRecorder<String>()
      let root = CompositionRoot(
        .test(in: folder, services: { [Logged(name: $0, log: log, isRefused: $0 == "Grace")] }))
      await root.session.createAccount(named: "Ada", password: "")
      await root.session.createAccount(named: "Grace", password: "")
      #expect(root.session.account == .nobody)
      #expect(log.calls == ["Ada starts", "Ada stops", "Grace stops"])
    }
  }

  @Test("doesn't keep a root that nobody else keeps")
  func released() async throws {
    try await withTemporaryFolder { folder in
      weak var released: CompositionRoot?
      do {
        let root = CompositionRoot(.test(in: folder))
        await root.session.createAccount(named: "Ada", password: "")
        #expect(root.session.account == .named("Ada"))
        released = root
      }
      #expect(released == nil)
    }
  }

  @Test("a loop has stopped when its last pass is over")
  func loop() async {
    let (passing, gate) = (Gate(), Gate())
    var passes = 0
    let loop = Loop(every: .seconds(60), clock: TestClock()) {
      passing.open()
      await gate.pass()
      passes += 1
    }
    await loop.stop()
    loop.start()
    await passing.pass()
    let stopping = Task {
      await loop.stop()
      return passes
    }
    gate.open()
    #expect(await stopping.value == 1)
  }

  @Test("a loop waits before its next pass, and stopping it ends the wait")
  func pause() async {
    let (clock, passes) = (TestClock(), CallRecorder<TestClock.Instant>())
    let loop = Loop(every: .seconds(60), clock: clock) {
      passes.record(clock.now)
      await Task.yield()
    }
    loop.start()
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(60))
    await clock.waitForSleepers(1)
    await loop.stop()
    #expect(passes.calls == [.init(.zero), .init(.seconds(60))])
  }
}

@Suite("What differs from launch to launch")
@MainActor
struct SetupTests {
  @Test("each UI test begins with nobody signed in, no ratings, and the same time")
  func apart() async throws {
    let roots = (1...2).map { _ in CompositionRoot(.launched(with: ["CoffeeShops", "--ui-test"])) }
    for root in roots {
      await root.session.load()
      #expect(root.session.account == .nobody)
      #expect(try await root.visitStore.visits(of: "Ada") == [])
    }
    #expect(roots[0].setup.now() == roots[1].setup.now())
  }
}

extension Place {
  fileprivate var position: MapPosition { MapPosition(latitude: latitude, longitude: longitude) }
}

@MainActor
extension ShopsModel.Content {
  /// The rating of a shop that is shown; nil if it isn't shown.
  fileprivate func rating(of shop: ShopMarker.ID) -> MarkerRating?? {
    guard case .shown(let shops) = self else { return nil }
    return shops.first { $0.id == shop }.map(\.rating)
  }
}
