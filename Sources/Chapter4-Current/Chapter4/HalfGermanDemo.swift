import TerminalUI

/// A screen for a German reader, made of two features.
enum HalfGermanDemo {
  static let arguments = Arguments<Void>(
    "\(Chapter4.program) half-german",
    "Sets the locale of one feature to German, forgets the other, and shows both.")

  static func run(_ words: ArraySlice<String>) async {
    arguments.valuesOrExit((), words: words)
    let lines = await HalfGerman.play()
    Terminal.standard.wrapping(atMost: UsageText.columns).draw(
      Screen {
        #"CounterFeature.Current.locale = Locale(identifier: "de_DE")"#
        Line("FavoritesFeature.Current.locale is forgotten", .dim)
        ""
        lines.map { Line($0) }
      })
  }
}
