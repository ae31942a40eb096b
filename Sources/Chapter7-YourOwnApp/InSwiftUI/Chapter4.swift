import Foundation
import SwiftUI

// The end of chapter 4, in the dialect of an app target: a value for all views, with a scope.

#if os(macOS)
  // snippet.entry
  extension EnvironmentValues {
    @Entry var now: () -> Date = { .now }
  }
// snippet.end
#else
  // The macro exists only in Xcode. It writes this.
  struct NowKey: EnvironmentKey {
    static let defaultValue: () -> Date = { .now }
  }

  extension EnvironmentValues {
    var now: () -> Date {
      get { self[NowKey.self] }
      set { self[NowKey.self] = newValue }
    }
  }
#endif

// snippet.model
struct GreetingView: View {
  let name: String
  @Environment(\.now) private var now

  var body: some View { Text("Hello, \(name). It is \(now().ISO8601Format()).") }
}
// snippet.end

// snippet.scope
struct StartView: View {
  var body: some View {
    VStack {
      GreetingView(name: "Ada")
      GreetingView(name: "Bo").environment(\.now, { Date(timeIntervalSince1970: 0) })
    }
  }
}
// snippet.end
