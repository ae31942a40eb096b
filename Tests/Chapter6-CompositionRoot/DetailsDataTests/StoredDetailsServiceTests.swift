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

  private let store = InMemoryVisitStore()

  private func service(
    of account: String = "Ada", now: @escaping @Sendable () -> Date = { .distantPast }
  ) -> StoredDetailsService {
    StoredDetailsService(store: store, account: account, places: OnePlace(), now: now)
  }

  private func rating(_ stars: Int) throws -> StarRating { try #require(StarRating(stars)) }

  private let id = Visit.ID(account: "Ada", shop: "comets")

  private func visit() throws -> Visit? { try store.visit(id) }

  private func visit(rating: Int?, note: String, at seconds: Double) -> Visit {
    Visit(id: id, rating: rating, note: note, changed: Date(timeIntervalSince1970: seconds))
  }

  @Test("a shop that nobody has rated has a name and an address; one that there isn't is an error")
  func unrated() async throws {
    #expect(
      try await service().details(of: "comets")
        == ShopDetails(
          id: "comets", name: "Comets", address: "Rue du Disque, Paris", rating: nil, note: ""))
    await #expect(throws: DetailsError.unknownShop("gone")) {
      try await service().details(of: "gone")
    }
  }

  @Test("what is rated and noted is kept, and shown to its account alone", arguments: 1...5)
  func kept(stars: Int) async throws {
    let service = service()
    try await service.rate("comets", with: rating(stars))
    try await service.note("Vinyl, too.", about: "comets")
    let details = try await service.details(of: "comets")
    #expect(details.rating?.stars == stars)
    #expect(details.note == "Vinyl, too.")
    #expect(try visit()?.rating == stars)
    #expect(try await self.service(of: "Bob").details(of: "comets").rating == nil)
  }

  @Test("another rating leaves the note, and another note the rating; the date is now")
  func again() async throws {
    let time = Mutex(0.0)
    let service = service {
      time.withLock { seconds in
        seconds += 1
        return Date(timeIntervalSince1970: seconds)
      }
    }
    try await service.note("One.", about: "comets")
    #expect(try visit() == visit(rating: nil, note: "One.", at: 1))
    try await service.rate("comets", with: rating(2))
    #expect(try visit() == visit(rating: 2, note: "One.", at: 2))
    try await service.rate("comets", with: nil)
    #expect(try visit() == visit(rating: nil, note: "One.", at: 3))
    try await service.rate("comets", with: rating(4))
    try await service.note("", about: "comets")
    #expect(try visit() == visit(rating: 4, note: "", at: 5))
    // Who takes back everything hasn't been there.
    try await service.rate("comets", with: nil)
    #expect(try visit() == nil)
  }

  @Test("what another process changes meanwhile is kept: a change reads and writes in one update")
  func together() async throws {
    try await service().note("theirs", about: "comets")
    let service = StoredDetailsService(
      store: LateStore(visits: store), account: "Ada", places: OnePlace(), now: { .distantPast })
    try await service.rate("comets", with: rating(4))
    #expect(try visit()?.note == "theirs")
  }
}

/// A store that doesn't show yet what another process has saved, but updates it.
private struct LateStore: VisitStoring {
  let visits: InMemoryVisitStore

  func visits(of account: String) -> [Visit] { [] }

  func update(_ id: Visit.ID, _ change: @Sendable (inout Visit?) throws -> Void) throws {
    try visits.update(id, change)
  }

  func changes() -> AsyncStream<VisitChange> { visits.changes() }
}
