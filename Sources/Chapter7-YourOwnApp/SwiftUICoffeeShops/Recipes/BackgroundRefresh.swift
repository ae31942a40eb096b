import SwiftUI

#if !os(macOS)
  // snippet.background
  extension CompositionRoot {
    /// The app's window, and what the system may start while no window is open.
    var scene: some Scene {
      WindowGroup { self.start }
        .backgroundTask(.appRefresh("session")) { await self.session.load() }
    }
  }
// snippet.end
#else
  // Macs have no app refresh.
#endif
