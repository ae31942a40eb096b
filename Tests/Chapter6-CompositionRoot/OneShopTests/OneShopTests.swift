import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import OneShop

@Suite("The smallest root") @MainActor
struct OneShopTests {
  /// Opens the details of a shop, and types the lines.
  private func play(_ lines: String..., on root: SmallRoot) async throws -> String {
    let output = CallRecorder<String>()
    try await Navigator(terminal: .scripted(lines, output: output)) {
      root.details(of: "la-cabra")
    }.run()
    return output.calls.joined()
  }

  @Test("a rating is there when the shop is opened again: all screens share a store")
  func sharing() async throws {
    let root = SmallRoot()
    #expect(try await play("rate 5", on: root).hasPrefix("La Cabra\nMøntergade, the Old Town\n"))
    #expect(try await play(on: root).contains("Your rating: ★★★★★ 5 of 5"))
  }
}
