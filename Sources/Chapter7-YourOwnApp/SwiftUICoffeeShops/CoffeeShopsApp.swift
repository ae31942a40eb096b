import Foundation
import SwiftUI

// snippet.app
@main
struct CoffeeShopsApp: App {
  private let root = CompositionRoot(
    folder: .homeDirectory.appending(path: "Library/Application Support/Coffee Shops"),
    now: { Date() })

  var body: some Scene {
    WindowGroup { root.start }
  }
}
// snippet.end
