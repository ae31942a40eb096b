import Observation
import SwiftUI

/// A key. If no value is provided, a view reads the default.
struct CurrencyKey: EnvironmentKey {
  static let defaultValue = "EUR"
}

extension EnvironmentValues {
  var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

@Observable
final class Basket {
  var total = 0
}

final class Voucher: ObservableObject {
  let discount = 5
}

// snippet.environment-kinds
/// A price, which reads a value of each kind. Its initializer mentions none of them.
struct PriceTag: View {
  @Environment(\.currency) private var currency
  @Environment(Basket.self) private var basket
  @EnvironmentObject private var voucher: Voucher

  var body: some View { Text("\(basket.total - voucher.discount) \(currency)") }
}

struct Checkout: View {
  let basket: Basket
  let voucher: Voucher

  var body: some View {
    PriceTag()
      .environment(\.currency, "DKK")
      .environment(basket)
      .environmentObject(voucher)
  }
}
// snippet.end
