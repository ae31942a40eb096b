import Foundation
import MapDomain
import SwiftUI

// snippet.deep-link
/// Coffee shops that a URL such as coffeeshops://shop/early-bird can open.
struct ShopsWithLinks<Details: View>: View {
  private let shops: [ShopMarker]
  private let details: (ShopMarker.ID) -> Details
  @State private var path: [ShopMarker.ID] = []
  // snippet.hide

  /// - Parameters:
  ///   - shops: the shops to list.
  ///   - details: builds the view with a shop's details.
  init(
    shops: [ShopMarker], @ViewBuilder details: @escaping (ShopMarker.ID) -> Details
  ) {
    (self.shops, self.details) = (shops, details)
  }
  // snippet.show

  var body: some View {
    NavigationStack(path: $path) {
      List(shops) { shop in NavigationLink(shop.name, value: shop.id) }
        .navigationDestination(for: ShopMarker.ID.self) { shop in details(shop).id(shop) }
    }
    .onOpenURL { url in
      if url.host() == "shop" { path = [url.lastPathComponent] }
    }
  }
}
// snippet.end
