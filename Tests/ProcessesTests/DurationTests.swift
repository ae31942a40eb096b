import Foundation
import Processes
import Testing

@Suite("Durations as text")
struct DurationTests {
  @Test(
    "a duration in seconds is written as English writes it",
    arguments: [
      (Duration.seconds(3), "3 s"), (.milliseconds(2500), "2.5 s"), (.milliseconds(1), "0.001 s"),
      (.seconds(1234), "1,234 s"),
    ])
  func inSeconds(duration: Duration, text: String) {
    #expect(duration.inSeconds == text)
  }

  /// A test can't change the machine's region, so this one reads the sources.
  @Test("nothing that the workshop formats depends on the machine's region")
  func regions() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Workshop")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!paths.isEmpty)
    for path in paths {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      for call in text.ranges(of: ".formatted(") {
        let rest = text[call.upperBound...].prefix(300)
        #expect(
          rest.hasPrefix(".iso8601") || rest.contains("locale"), "\(path): \(rest.prefix(80))")
      }
      #expect(!text.contains("localizedStringWithFormat") && !text.contains("Locale.current"))
    }
  }
}
