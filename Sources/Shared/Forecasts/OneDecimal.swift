import Foundation

extension Double {
  /// The number with one decimal, in the same way in every locale, with a minus of its own width,
  /// and never "−0.0".
  package var oneDecimal: String {
    let tenths = (self * 10).rounded() / 10
    return (tenths < 0 ? "−" : "") + String(format: "%.1f", abs(tenths))
  }
}
