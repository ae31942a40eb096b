@testable import FileClient
import Foundation
import TestSupport
import Testing

@testable import FacadeService

/// At 14:02.
private let date = Date(timeIntervalSince1970: 50_520)
private let locale = Locale(identifier: "en_GB")

@MainActor
@Suite("A facade service")
struct FacadeServiceTests {
  private let events = CallRecorder<String>()

  private func before(files: FileClient) -> Before.FavoritesModel {
    Before.FavoritesModel(
      files: files, now: { date }, track: { [events] in events.record($0) }, locale: locale,
      timeZone: .gmt)
  }

  private func archive(files: FileClient) -> After.FavoritesArchive {
    .stored(in: files, now: { date }, track: { [events] in events.record($0) })
  }

  @Test("before: saves, counts it, and says when")
  func savesBefore() async throws {
    let files = FileClient.inMemory()
    let model = before(files: files)
    await model.save([2, 31])
    #expect(model.message == "Saved 2 at 14:02")
    #expect(try await files.load("favourite-primes.json") == Data("[2,31]".utf8))
    #expect(events.calls == ["favourites.saved"])
  }

  @Test("before: says why it couldn't save, and counts nothing")
  func failsBefore() async {
    let model = before(files: .failed)
    await model.save([2])
    #expect(model.message == "\(DiskOnStrike(name: "favourite-primes.json"))")
    #expect(events.calls == [])
  }

  @Test("after: the archive saves, counts it, and tells when")
  func archives() async throws {
    let files = FileClient.inMemory()
    #expect(try await archive(files: files).save([2, 31]) == date)
    #expect(try await files.load("favourite-primes.json") == Data("[2,31]".utf8))
    #expect(events.calls == ["favourites.saved"])
  }

  @Test("after: an archive that fails counts nothing")
  func failsToArchive() async {
    await #expect(throws: DiskOnStrike.self) { try await archive(files: .failed).save([2]) }
    #expect(events.calls == [])
  }

  @Test("after: the model says when it was saved")
  func saves() async {
    let model = After.FavoritesModel(
      archive: After.FavoritesArchive { _ in date },
      wording: After.Wording(locale: locale, timeZone: .gmt))
    await model.save([2, 31])
    #expect(model.message == "Saved 2 at 14:02")
  }

  @Test("after: the model says why it couldn't save")
  func fails() async {
    let model = After.FavoritesModel(
      archive: After.FavoritesArchive { _ in throw DiskOnStrike(name: "favourites") },
      wording: After.Wording(locale: locale, timeZone: .gmt))
    await model.save([2])
    #expect(model.message == "\(DiskOnStrike(name: "favourites"))")
  }
}
