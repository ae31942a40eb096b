@testable import FileClient
import Foundation
import TestSupport
import Testing

@testable import Lifetimes

private let date = Date(timeIntervalSince1970: 50_520)

@Suite("A facade service")
struct FacadeServiceTests {
  private let events = CallRecorder<String>()

  private func archive(files: FileClient) -> FavoritesArchive {
    .stored(in: files, now: { date }, track: { [events] in events.record($0) })
  }

  @Test("it saves, counts it, and tells when")
  func archives() async throws {
    let files = FileClient.inMemory()
    #expect(try await archive(files: files).save([2, 31]) == date)
    #expect(try await files.load("favourite-primes.json") == Data("[2,31]".utf8))
    #expect(events.calls == ["favourites.saved"])
  }

  @Test("if the file can't be saved, it counts nothing")
  func failsToArchive() async {
    await #expect(throws: DiskOnStrike.self) { try await archive(files: .failed).save([2]) }
    #expect(events.calls == [])
  }
}
