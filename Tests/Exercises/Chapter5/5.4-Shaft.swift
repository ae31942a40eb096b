import ComposableArchitecture
import TestSupport

@testable import Chapter5Exercises

/// The outside world of one lift. It notes what happens there.
struct Shaft: Sendable {
  let lines = CallRecorder<String>()
  private let moves = CallRecorder<Int>()

  var environment: LiftEnvironment {
    LiftEnvironment(
      move: { [moves] in moves.record($0) },
      log: { [lines] in lines.record($0) })
  }

  /// Runs one effect, and says what it does.
  @MainActor
  func account(of effect: Effect<LiftAction>) async -> String {
    if case .cancelling(let id) = effect.work { return "cancels \(id)" }
    let (linesBefore, movesBefore) = (lines.count, moves.count)
    let sent = await actions(sentBy: [effect])
    let parts =
      (effect.id.map { ["named \($0)"] } ?? [])
      + sent.map { "sends \(plain($0))" }
      + moves.calls.dropFirst(movesBefore).map { "moves to \($0)" }
      + lines.calls.dropFirst(linesBefore).map { _ in "logs" }
    return parts.isEmpty ? "does nothing" : parts.joined(separator: ", ")
  }
}
