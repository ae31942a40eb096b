import FromShared
import SwiftUI

extension Step3 {
  // snippet.view
  /// The user's favourite shops.
  package struct FavoritesView: View {
    private let makeModel: @MainActor () -> FavoritesModel
    @State private var model: FavoritesModel?
    // snippet.hide

    /// - Parameter makeModel: makes the model when the view first appears.
    package init(makeModel: @escaping @MainActor () -> FavoritesModel) {
      self.makeModel = makeModel
    }
    // snippet.show

    package var body: some View {
      Text((model?.lines ?? []).joined(separator: "\n"))
        .task {
          let model = model ?? makeModel()
          self.model = model
          await model.load()
        }
    }
  }
  // snippet.end
}
