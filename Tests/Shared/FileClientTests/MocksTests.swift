import FileClient
import Foundation
import Testing

@Suite("File client: mocks")
struct MocksTests {
  @Test("in memory: what is saved is loaded, and each client is one of its own")
  func inMemory() async throws {
    let (first, second) = (FileClient.inMemory(), FileClient.inMemory(["a": Data([1])]))
    #expect(try await first.load("a") == nil)
    try await first.save("a", Data([2]))
    #expect(try await first.load("a") == Data([2]))
    #expect(try await second.load("a") == Data([1]))
  }

  @Test("the one that fails names the file")
  func failed() async {
    let error = await #expect(throws: DiskOnStrike.self) { try await FileClient.failed.load("a") }
    #expect("\(error, default: "")".contains("does nothing for a."))
    await #expect(throws: DiskOnStrike.self) { try await FileClient.failed.save("a", Data()) }
  }
}
