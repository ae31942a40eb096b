import Foundation

// snippet.launch
extension CompositionRoot {
  /// The app's root. A UI test gets an empty folder and a fixed time.
  static func launched(with arguments: [String]) -> CompositionRoot {
    if arguments.contains("--ui-test") {
      CompositionRoot(
        folder: .temporaryDirectory.appending(path: UUID().uuidString),
        now: { Date(timeIntervalSince1970: 1_800_000_000) })
    } else {
      CompositionRoot(
        folder: .applicationSupportDirectory.appending(path: "Coffee Shops"), now: { Date() })
    }
  }
}
// snippet.end
