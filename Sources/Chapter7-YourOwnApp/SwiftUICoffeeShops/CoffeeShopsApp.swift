import Foundation
import SwiftUI

// snippet.app
@main
struct CoffeeShopsApp: App {
  private let root: CompositionRoot

  init() {
    // What others rely on comes first: FirebaseApp.configure(), the crash reporter.
    root = CompositionRoot(.launched(with: CommandLine.arguments))
  }

  var body: some Scene {
    WindowGroup { root.start }
  }
}
// snippet.end
