import Foundation
import SwiftUI

// snippet.app
@main
struct CoffeeShopsApp: App {
  private let root = CompositionRoot.launched(with: CommandLine.arguments)

  var body: some Scene {
    WindowGroup { root.start }
  }
}
// snippet.end
