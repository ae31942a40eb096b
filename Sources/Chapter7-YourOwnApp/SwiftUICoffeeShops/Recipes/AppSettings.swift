import Foundation
import Observation

// snippet.app-settings
/// What the user has chosen. Each change is saved in the defaults that it's made with.
@Observable
final class AppSettings {
  /// Whether the list leaves out shops that are closed.
  var showsOnlyOpenShops: Bool {
    didSet { defaults.set(showsOnlyOpenShops, forKey: "showsOnlyOpenShops") }
  }
  private let defaults: UserDefaults

  init(defaults: UserDefaults) {
    self.defaults = defaults
    showsOnlyOpenShops = defaults.bool(forKey: "showsOnlyOpenShops")
  }
}
// snippet.end
