import MapDomain
import SwiftUI

/// The coffee shops around the user. It opens a shop's details without knowing their view.
struct ShopsView<Details: View>: View {
  private let makeModel: () -> ShopsModel
  private let details: (ShopMarker.ID) -> Details
  private let signOut: () async -> Void
  @State private var model: ShopsModel?

  /// - Parameters:
  ///   - makeModel: makes the model when the view first appears.
  ///   - signOut: signs the user out.
  ///   - details: builds the view with a shop's details.
  init(
    makeModel: @escaping () -> ShopsModel,
    signOut: @escaping () async -> Void,
    @ViewBuilder details: @escaping (ShopMarker.ID) -> Details
  ) {
    (self.makeModel, self.signOut, self.details) = (makeModel, signOut, details)
  }

  var body: some View {
    // snippet.shops-stack
    NavigationStack {
      ShopsContent(content: model?.content ?? .loading, signOut: signOut)
        .navigationDestination(for: ShopMarker.ID.self) { shop in details(shop) }
    }
    // snippet.end
    .task {
      let model = model ?? makeModel()
      self.model = model
      await model.follow()
    }
  }
}

/// Shows a model's content, with a link for each shop.
struct ShopsContent: View {
  let content: ShopsModel.Content
  let signOut: () async -> Void

  var body: some View {
    VStack {
      switch content {
      case .loading: Text("Loading…")
      case .failed(let message): Text(message)
      case .shown(let shops):
        List(shops) { shop in NavigationLink(shop.line, value: shop.id) }
      }
      Button("Log out") { Task { await signOut() } }
    }
    .navigationTitle("Coffee Shops")
  }
}

extension ShopMarker {
  fileprivate var line: String { rating.map { "\(name), \($0.rawValue) of 5" } ?? name }
}
