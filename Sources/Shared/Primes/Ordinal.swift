import Foundation

extension Int {
  /// The number as one counts with it: "5th" in English, "5." in German.
  ///
  /// For a locale that Foundation does not know, it is what Foundation makes of that.
  ///
  /// - Parameter locale: whose way of counting it is.
  package func ordinal(in locale: Locale) -> String {
    // snippet.ordinal
    // A new one each time: a formatter that is kept would keep the first locale, too.
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = locale
    let ordinal = formatter.string(from: NSNumber(value: self)) ?? "\(self)"
    // snippet.end
    // ICU's ordinals have the sign U+2212, also in languages that write other numbers with a hyphen.
    let hasHyphen = formatted(.number.locale(locale)).contains("-")
    return hasHyphen ? ordinal.replacing("\u{2212}", with: "-") : ordinal
  }
}
