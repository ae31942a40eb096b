import Foundation
import SwiftUI

// snippet.app
@main
struct CoffeeShopsApp: App {
  private let root = CompositionRoot(
    folder: .applicationSupportDirectory.appending(path: "Coffee Shops"), now: { Date() })

  var body: some Scene {
    WindowGroup { root.start }
  }
}
// snippet.end
