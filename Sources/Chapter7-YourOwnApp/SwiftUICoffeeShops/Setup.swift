import Foundation

// snippet.setup
/// What differs from launch to launch. The entry point chooses it, and only roots read it.
struct Setup {
  var folder: URL
  var now: @Sendable () -> Date
  /// What runs while an account is signed in.
  var services: (_ account: String) -> [any AccountService]
  /// A flag. It's a closure, because its value may change while the app runs.
  var showsRatings: () -> Bool

  static func launched(with arguments: [String]) -> Setup {
    if arguments.contains("--ui-test") {
      Setup(
        folder: .temporaryDirectory.appending(path: UUID().uuidString),
        now: { Date(timeIntervalSince1970: 1_800_000_000) }, services: { _ in [] },
        showsRatings: { true })
    } else {
      Setup(
        folder: .applicationSupportDirectory.appending(path: "Coffee Shops"),
        now: { Date() }, services: { _ in [] },
        showsRatings: { !UserDefaults.standard.bool(forKey: "hidesRatings") })
    }
  }
}
// snippet.end
