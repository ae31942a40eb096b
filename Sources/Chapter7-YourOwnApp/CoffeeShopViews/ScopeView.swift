import SwiftUI

// snippet.scope-view
/// Makes a scope when it first appears, and keeps it as long as this view has the same identity.
package struct ScopeView<Scope, Content: View>: View {
  private let makeScope: @MainActor () -> Scope
  private let content: (Scope) -> Content
  @State private var scope: Scope?
  // snippet.hide

  /// - Parameters:
  ///   - makeScope: makes the scope, when the view first appears.
  ///   - content: builds what is shown, from the scope.
  package init(
    makeScope: @escaping @MainActor () -> Scope,
    @ViewBuilder content: @escaping (Scope) -> Content
  ) {
    (self.makeScope, self.content) = (makeScope, content)
  }
  // snippet.show

  package var body: some View {
    if let scope {
      content(scope)
    } else {
      Text("Loading…").task { scope = makeScope() }
    }
  }
}
// snippet.end
