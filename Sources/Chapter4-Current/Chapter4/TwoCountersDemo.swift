import TerminalUI

/// Two counters, which can't have two worlds.
enum TwoCountersDemo {
  static let arguments = Arguments<Void>(
    "\(Chapter4.program) two-counters",
    "Shows two counters, both at 12. Only the second is meant to work offline.")

  static func run(_ words: ArraySlice<String>) async {
    arguments.valuesOrExit((), words: words)
    let result = await TwoCounters.play()
    Terminal.standard.wrapping(atMost: UsageText.columns).draw(
      Screen {
        Line("Before", .bold)
        "  first   \(result.firstBefore)"
        ""
        Line("After CounterFeature.Current.nthPrime was set for the second", .bold)
        "  first   \(result.firstAfterwards)"
        "  second  \(result.second)"
      })
  }
}
