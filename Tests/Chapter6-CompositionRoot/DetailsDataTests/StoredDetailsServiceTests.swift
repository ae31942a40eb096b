import DetailsData
import DetailsDomain
import Foundation
import Places
import Synchronization
import TestSupport
import Testing
import VisitStore
import VisitStoreMemory

@Suite("Details from places and visits")
struct StoredDetailsServiceTests {
  private struct OnePlace: PlaceRepository {
    func places() -> [Place] {
      [
        Place(
          id: "comets", name: "Comets", street: "Rue du Disque", district: "Paris",
          latitude: 48.85, longitude: 2.35)
      ]
    }
  }

  private static let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60)]
  private let store = InMemoryVisitStore()

  private func service(
    of account: String = "Ada", now: @escaping @Sendable () -> Date = { dates[0] }
  ) -> StoredDetailsService {
    StoredDetailsService(store: store, account: account, places: OnePlace(), now: now)
  }

  private func rating(_ stars: Int) throws -> StarRating { try #require(StarRating(stars)) }

  private func visit(_ account: String = "Ada") throws -> Visit? {
    try store.visit(Visit.ID(account: account, shop: "comets"))
  }

  @Test("a shop that nobody has rated has a name and an address")
  func unrated() async throws {
    #expect(
      try await service().details(of: "comets")
        == ShopDetails(
          id: "comets", name: "Comets", address: "Rue du Disque, Paris", rating: nil, note: ""))
  }

  @Test("what is rated and noted is kept, and shown", arguments: 1...5)
  func kept(stars: Int) async throws {
    let service = service()
    try await service.rate("comets", with: rating(stars))
    try await service.note("Vinyl, too.", about: "comets")
    let details = try await service.details(of: "comets")
    #expect(details.rating?.stars == stars)
    #expect(details.note == "Vinyl, too.")
    #expect(try visit()?.rating == stars)
    #expect(try visit()?.note == "Vinyl, too.")
  }

  @Test("another rating leaves the note, and another note the rating; the date is now")
  func again() async throws {
    let time = Mutex(Self.dates[0])
    let clock: @Sendable () -> Date = { [dates = Self.dates] in
      time.withLock { now in
        defer { now = dates[1] }
        return now
      }
    }
    let service = service(now: clock)
    try await service.rate("comets", with: rating(2))
    #expect(try visit()?.changed == Self.dates[0])
    try await service.note("One.", about: "comets")
    #expect(try visit()?.changed == Self.dates[1])
    try await service.rate("comets", with: rating(5))
    #expect(try visit()?.note == "One.")
    try await service.note("Two.", about: "comets")
    #expect(try visit()?.rating == 5)
    #expect(try visit()?.note == "Two.")
  }

  @Test("a note needs no rating, and gives nobody one")
  func noRating() async throws {
    try await service(of: "Bob").rate("comets", with: rating(3))
    try await service().note("Vinyl, too.", about: "comets")
    #expect(try visit()?.rating == nil)
    let details = try await service().details(of: "comets")
    #expect(details.rating == nil && details.note == "Vinyl, too.")
    #expect(try visit("Bob")?.note == "")
  }

  @Test("a rating is taken back without the note, and a note without the rating")
  func takenBack() async throws {
    let service = service()
    try await service.rate("comets", with: rating(3))
    try await service.note("Vinyl, too.", about: "comets")
    try await service.rate("comets", with: nil)
    #expect(try visit()?.rating == nil && visit()?.note == "Vinyl, too.")
    try await service.rate("comets", with: rating(4))
    try await service.note("", about: "comets")
    #expect(try visit()?.rating == 4 && visit()?.note == "")
  }

  @Test("who takes back all has not been there")
  func nothing() async throws {
    let service = service()
    try await service.rate("comets", with: rating(3))
    try await service.rate("comets", with: nil)
    #expect(try visit() == nil)
    try await service.note("Vinyl, too.", about: "comets")
    try await service.note("", about: "comets")
    try await service.rate("comets", with: nil)
    #expect(try visit() == nil)
  }

  @Test("what another process changes meanwhile is kept: a change reads and writes in one update")
  func together() async throws {
    let store = BusyStore()
    let service = StoredDetailsService(
      store: store, account: "Ada", places: OnePlace(), now: { Self.dates[0] })
    try await service.rate("comets", with: rating(4))
    #expect(try await store.visits.visit(store.id)?.note == "theirs")
    try await service.note("mine", about: "comets")
    #expect(try await store.visits.visit(store.id)?.rating == 1)
    #expect(try await store.visits.visit(store.id)?.note == "mine")
  }

  @Test("each account has ratings of its own")
  func accounts() async throws {
    try await service(of: "Bob").rate("comets", with: rating(3))
    #expect(try await service().details(of: "comets").rating == nil)
    try await service().rate("comets", with: rating(1))
    #expect(try visit("Bob")?.rating == 3)
  }

  @Test("a shop that there is not")
  func unknown() async throws {
    await #expect(throws: DetailsError.unknownShop("gone")) {
      try await service().details(of: "gone")
    }
  }
}

/// A store in which someone else rates and notes just before each call.
private struct BusyStore: VisitStoring {
  let id = Visit.ID(account: "Ada", shop: "comets")
  let visits = InMemoryVisitStore()

  private func somebodyElse() throws {
    try visits.update(id) { [id] in $0 = Visit(id: id, rating: 1, note: "theirs", changed: .now) }
  }

  func visits(of account: String) throws -> [Visit] {
    let before = try visits.visits(of: account)
    try somebodyElse()
    return before
  }

  func update(_ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void) throws {
    try somebodyElse()
    try visits.update(id, change)
  }

  func changes() -> AsyncStream<VisitChange> { visits.changes() }
}
