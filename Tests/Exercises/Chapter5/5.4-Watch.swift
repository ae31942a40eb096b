import SmallArchitecture
import PrimeWatch
import TestSupport

@testable import Chapter5Exercises

/// The outside world of one watch. It notes what happens there.
struct Watch: Sendable {
  let lines = CallRecorder<String>()
  private let asked = CallRecorder<Int>()

  var environment: LoggedEnvironment {
    LoggedEnvironment(
      nthPrime: { [asked] n in
        asked.record(n)
        return n * 100
      },
      log: { [lines] in lines.record($0) })
  }

  /// Runs one effect, and says what it does.
  @MainActor
  func account(of effect: Effect<PrimeCounterAction>) async -> String {
    if case .cancelling(let id) = effect.work { return "cancels \(id)" }
    let (linesBefore, askedBefore) = (lines.count, asked.count)
    let sent = await actions(sentBy: [effect])
    let isSilent = if case .silent = effect.work { true } else { false }
    var parts: [String] = []
    if let id = effect.id { parts.append("named \(id)") }
    if effect.cancelsInFlight { parts.append("cancels the one before") }
    if isSilent, lines.count == linesBefore { parts.append("fire-and-forget") }
    parts += sent.map { "sends \(plain($0))" }
    parts += asked.calls.dropFirst(askedBefore).map { "asks for \($0)" }
    parts += lines.calls.dropFirst(linesBefore).map { _ in "logs" }
    return parts.isEmpty ? "does nothing" : parts.joined(separator: ", ")
  }
}
