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
  private let failure = DiskOnStrike(name: "favourite-primes.json")

  @Test("before: the model saves, counts it, and says when", arguments: [true, false])
  func before(works: Bool) async throws {
    let files = works ? FileClient.inMemory() : .failed
    let model = Before.FavoritesModel(
      files: files, now: { date }, track: { [events] in events.record($0) }, locale: locale,
      timeZone: .gmt)
    await model.save([2, 31])
    #expect(model.message == (works ? "Saved 2 at 14:02" : "\(failure)"))
    #expect(events.calls == (works ? ["favourites.saved"] : []))
    if works { #expect(try await files.load("favourite-primes.json") == Data("[2,31]".utf8)) }
  }

  @Test("after: the archive saves, counts it, and tells when")
  func archive() async throws {
    let files = FileClient.inMemory()
    #expect(try await archive(in: files).save([2, 31]) == date)
    #expect(try await files.load("favourite-primes.json") == Data("[2,31]".utf8))
    #expect(events.calls == ["favourites.saved"])
    await #expect(throws: DiskOnStrike.self) { try await archive(in: .failed).save([2]) }
    #expect(events.count == 1)
  }

  @Test("after: the model says when it was saved, or why it wasn't", arguments: [true, false])
  func after(works: Bool) async {
    let model = After.FavoritesModel(
      archive: After.FavoritesArchive { [failure] _ in
        if works { date } else { throw failure }
      },
      wording: After.Wording(locale: locale, timeZone: .gmt))
    await model.save([2, 31])
    #expect(model.message == (works ? "Saved 2 at 14:02" : "\(failure)"))
  }

  private func archive(in files: FileClient) -> After.FavoritesArchive {
    .stored(in: files, now: { date }, track: { [events] in events.record($0) })
  }
}
