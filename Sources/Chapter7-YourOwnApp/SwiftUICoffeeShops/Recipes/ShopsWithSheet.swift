import MapDomain
import SwiftUI

// snippet.sheet
/// Coffee shops whose details open in a sheet.
struct ShopsWithSheet<Details: View>: View {
  private let shops: [ShopMarker]
  private let details: (ShopMarker.ID) -> Details
  @State private var selected: ShopMarker?
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
    List(shops) { shop in Button(shop.name) { selected = shop } }
      .sheet(item: $selected) { shop in details(shop.id) }
  }
}
// snippet.end
