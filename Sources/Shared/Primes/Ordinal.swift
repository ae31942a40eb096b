import Foundation

extension Int {
  /// The number as an ordinal: "5th" in English, "5." in German.
  ///
  /// For a locale that Foundation doesn't know, it's whatever Foundation falls back to.
  ///
  /// - Parameter locale: the locale whose ordinals to use.
  package func ordinal(in locale: Locale) -> String {
    // Create a new one each time: a stored formatter would keep the first locale.
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = locale
    let ordinal = formatter.string(from: NSNumber(value: self)) ?? "\(self)"
    // ICU's ordinals use U+2212 even for locales that write other negative numbers with a hyphen.
    let hasHyphen = formatted(.number.locale(locale)).contains("-")
    return hasHyphen ? ordinal.replacing("\u{2212}", with: "-") : ordinal
  }
}
