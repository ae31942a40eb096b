import Observation
import SwiftUI

/// The end of chapter 6, in the dialect of an app target.
enum Chapter6 {
  final class VisitStore {}

  @Observable
  final class ListModel {
    var shops: [String] = []
    init(store: VisitStore, account: String) {}
  }

  struct ListView<Details: View>: View {
    let makeModel: () -> ListModel
    let details: (String) -> Details
    @State private var model: ListModel?

    var body: some View { Text("\(model?.shops ?? [])").task { model = model ?? makeModel() } }
  }

  @Observable
  final class DetailsModel {
    let shop: String
    init(shop: String, store: VisitStore, account: String) { self.shop = shop }
  }

  struct DetailsView: View {
    let makeModel: () -> DetailsModel
    @State private var model: DetailsModel?

    var body: some View { Text(model?.shop ?? "").task { model = model ?? makeModel() } }
  }

  // snippet.root
  final class CompositionRoot {
    private let store = VisitStore()

    /// Scoped: SwiftUI keeps the model as long as the view's identity, and that's the account.
    func shops(of account: String) -> some View {
      ListView(
        makeModel: { ListModel(store: self.store, account: account) },
        details: { shop in
          DetailsView { DetailsModel(shop: shop, store: self.store, account: account) }
        }
      )
      .id(account)
    }
  }
  // snippet.end
}
