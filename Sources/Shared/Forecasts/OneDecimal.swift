import Foundation

extension Double {
  /// The number with one decimal, the same in every locale, with a real minus sign (U+2212), and
  /// never "−0.0".
  package var oneDecimal: String {
    let tenths = (self * 10).rounded() / 10
    return (tenths < 0 ? "−" : "") + String(format: "%.1f", abs(tenths))
  }
}
