import Foundation
import TerminalUI

/// A test of two features, whose author knew about only one of the two worlds.
enum ForgottenMockDemo {
  static let arguments = Arguments<Void>(
    "\(Chapter4.program) forgotten-mock",
    "Runs a test of both features with only one of their worlds mocked, in a temporary folder.")

  static func run(_ words: ArraySlice<String>) async {
    arguments.valuesOrExit((), words: words)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "PrimeTime-\(UUID())", directoryHint: .isDirectory)
    let result = await ForgottenMock.play(mocking: .counter, folder: folder)
    // If nothing was saved, there is no folder.
    try? FileManager.default.removeItem(at: folder)

    Terminal.standard.wrapping(atMost: UsageText.columns).draw(
      Screen {
        "CounterFeature.Current = .mock"
        Line("FavoritesFeature.Current is forgotten", .dim)
        ""
        Line("The test: +, +, nth, add, save", .bold)
        for screen in result.screens {
          screen.split(separator: "\n").map { Line("  \($0)") }
        }
        ""
        Line("Live calls that happened anyway: \(result.liveCalls.count)", .bold)
        result.liveCalls.map { Line("  \($0)") }
        Line("Files that the test left behind: \(result.files.count)", .bold)
        result.files.map { Line("  \($0)") }
      })
  }
}
