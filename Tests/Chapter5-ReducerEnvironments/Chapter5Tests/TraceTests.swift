import FileClient
import Foundation
import PrimeTime
import SmallArchitecture
import TerminalUI
import TestSupport
import Testing

@testable import Chapter5

@MainActor @Suite("Chapter 5, the trace")
struct TraceTests {
  @Test("an action is told with its changes, its effect, and what that uses")
  func trace() async {
    let transcript = await play(["trace", "+", "nth", "trace", "ok"])
    #expect(
      transcript == """
        Count 0

        > trace
        Count 0

        > +
        Count 1
        .counter(.counter(.incrementTapped)) → counter.count: 1

        > nth
        Count 1
        The 1st prime is 17  [ok]
        .counter(.counter(.alertDismissed)) → no change
        .counter(.counter(.nthPrimeTapped)) → counter.isNthPrimeButtonDisabled: true
          · effect began · uses nthPrime · ended
        .counter(.counter(.nthPrimeResponse(n: 1, .success(17))))
          → counter.isNthPrimeButtonDisabled: false → counter.alert.n: 1
          → counter.alert.answer: .success(17)

        > trace
        Count 1
        The 1st prime is 17  [ok]

        > ok
        Count 1

        """)
  }

  @Test("with the wrong environment the offline counter asks the other's dependency")
  func wrongEnvironment() async {
    for (mistake, name) in [(nil, "offlineNthPrime"), (Mistake.wrongEnvironment, "nthPrime")] {
      let transcript = await play(["offline", "trace", "nth"], mistake: mistake)
      #expect(transcript.contains("· effect began · uses \(name) · ended\n"))
    }
  }

  @Test("without its pullback the offline counter has dead buttons, and the other works")
  func noPullback() async {
    let transcript = await play(["+", "offline", "trace", "+"], mistake: .noPullback)
    #expect(transcript.contains("> +\nCount 1\n"))
    #expect(
      transcript.hasSuffix(
        "> +\nOffline\nCount 0\n.offlineCounter(.counter(.incrementTapped)) → no change\n"))
  }

  /// What a script prints below the title.
  func play(_ lines: [String], mistake: Mistake? = nil) async -> String {
    let (output, trace) = (CallRecorder<String>(), Trace())
    let locale = Locale(identifier: "en_GB")
    let store = Store(
      initialState: AppState(),
      reducer: tracing(mistake?.reducer ?? appReducer, in: trace) { $0.watched($1) },
      environment: AppEnvironment(
        fileClient: .inMemory(), nthPrime: { _ in 17 }, offlineNthPrime: { _ in 19 },
        date: { Date(timeIntervalSince1970: 0) }, locale: locale))
    await Session(
      store: store, terminal: .scripted(lines, output: output), locale: locale, timeZone: .gmt,
      extras: trace.extras
    ).run()
    return output.calls.joined().replacing("Prime Time\n\n", with: "")
      // Systems describe a locale in different ways.
      .replacing(/\s+→ \S+locale: .*/, with: "")
  }
}
