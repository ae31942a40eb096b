import Foundation
import TestSupport
import Testing

@Suite("Every preview has a name")
struct ReachTests {
  /// The preview files of all chapters, such as `MapPreviews.swift`, except those of chapter 7.
  /// They are for Xcode, and have a test of their own.
  private static func files() throws -> [URL] {
    let sources = workspaceRoot.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.contains("/Previews/") && $0.hasSuffix("Previews.swift") }
      .filter { !$0.hasPrefix("Chapter7-") }
      .map { sources.appending(path: $0) }
  }

  @Test("there is none that a dev app does not show")
  func devApps() throws {
    let files = try Self.files()
    #expect(files.count >= 5)
    for file in files {
      let previews = file.deletingPathExtension().lastPathComponent
      let feature = previews.dropLast("Previews".count)
      let chapter = file.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let app = chapter.appending(path: "\(feature)DevApp/\(feature)DevApp.swift")
      let text = try String(contentsOf: app, encoding: .utf8)
      #expect(
        text.contains("PreviewChoice<\(previews)>.arguments("),
        "\(app.lastPathComponent) doesn't let one choose from \(previews).")
    }
  }

  // Every case has a screen, because the compiler requires the switch to be exhaustive. That leaves
  // functions that make a screen but that no case calls.
  @Test("there is no function for a preview that no name leads to")
  func functions() throws {
    for file in try Self.files() {
      let text = try String(contentsOf: file, encoding: .utf8)
      let makers = /static func (\w+)\([^{}]*\) -> \w*(?:Screen|ViewModel)\b/
      for match in text.matches(of: makers) {
        let name = match.1
        let uses = text.matches(of: try Regex("Self\\.\(name) ?[({]"))
        #expect(!uses.isEmpty, "\(file.lastPathComponent): no preview's name leads to \(name)().")
      }
    }
  }
}
