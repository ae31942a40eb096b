import Observation
import SwiftUI

/// Chapter 7's step from a view that makes its own model to one that is given it.
enum Chapter7 {
  final class API { static let shared = API() }

  @Observable
  final class FavoritesModel {
    private(set) var lines: [String] = []
    private let api: API
    init(api: API = .shared) { self.api = api }

    func load() async { lines = ["Comets"] }
  }

  enum Step2 {
    // snippet.before
    /// The user's favourite shops.
    struct FavoritesView: View {
      @State private var model = FavoritesModel()

      var body: some View {
        Text(model.lines.joined(separator: "\n"))
          .task { await model.load() }
      }
    }
    // snippet.end
  }

  enum Step3 {
    // snippet.after
    /// The user's favourite shops.
    struct FavoritesView: View {
      private let makeModel: () -> FavoritesModel
      @State private var model: FavoritesModel?
      // snippet.hide

      init(makeModel: @escaping () -> FavoritesModel) { self.makeModel = makeModel }
      // snippet.show

      var body: some View {
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
}
