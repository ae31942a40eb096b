internal import Foundation

// snippet.route
/// The way to a coffee shop. The caller says which locale's units to use.
struct Route {
  let meters: Double

  func distance(for locale: Locale) -> String {
    switch locale.measurementSystem {
    case .us, .uk: "\(Int((meters / 0.9144).rounded())) yd"
    default: "\(Int(meters.rounded())) m"
    }
  }
}
// snippet.end
