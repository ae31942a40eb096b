// snippet.shop-list
protocol ShopListDelegate: AnyObject {
  func shopList(_ list: ShopList, didSelect shop: String)
}

/// A list that tells its delegate what was selected, if it has a delegate by then.
final class ShopList {
  weak var delegate: (any ShopListDelegate)?
  private let shops: [String]

  init(shops: [String]) {
    self.shops = shops
  }

  func select(_ index: Int) {
    delegate?.shopList(self, didSelect: shops[index])
  }
}
// snippet.end

// snippet.shop-picker
/// The same list without the hole: you can't make one without a listener.
struct ShopPicker {
  let shops: [String]
  let onSelect: (String) -> Void

  func select(_ index: Int) {
    onSelect(shops[index])
  }
}
// snippet.end
