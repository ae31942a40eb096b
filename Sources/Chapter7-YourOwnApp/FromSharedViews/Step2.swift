import FromShared
import SwiftUI

extension Step2 {
  // snippet.view
  /// The user's favourite shops.
  package struct FavoritesView: View {
    @State private var model = FavoritesModel()
    // snippet.hide

    /// The model is made here, and reaches for the singletons.
    package init() {}
    // snippet.show

    package var body: some View {
      Text(model.lines.joined(separator: "\n"))
        .task { await model.load() }
    }
  }
  // snippet.end
}
