import Foundation
import Observation
import PrimeTime
import SmallArchitecture
import TerminalUI

/// What the last command set off: each action with what it changed, how far its effects have come,
/// and the dependencies that they use.
@MainActor @Observable
final class Trace {
  /// An action, and what came of it.
  struct Entry {
    let id: UUID
    let action: String
    /// The properties that it changed, with their new values.
    let changes: [Substring]
    /// What its effects have done so far.
    var steps: [String] = []
    var isOver: Bool { steps.isEmpty || steps.last == "ended" }

    var lines: [Line] {
      let effects = steps.isEmpty ? [] : ["· effect " + steps.joined(separator: " · ")]
      var lines = [action]
      for part in changes.map({ "→ \($0)" }) + effects {
        let fits = lines[lines.count - 1].count + 1 + part.count <= 80
        if fits { lines[lines.count - 1] += " \(part)" } else { lines.append("  \(part)") }
      }
      return lines.map { Line($0.count <= 80 ? $0 : $0.prefix(79) + "…", .dim) }
    }
  }

  var isShown = false
  private var entries: [Entry] = []

  /// What is shown of it.
  var lines: [Line] { isShown ? entries.flatMap(\.lines) : [] }

  /// A command that shows or hides it. Any other begins a new trace, with only the effects that are
  /// still running.
  var extras: Extras {
    Extras(
      commands: [ScreenCommand("trace", "show what each action does, or hide it")],
      take: { [self] line in
        if line != "trace" { entries.removeAll(where: \.isOver) } else { isShown.toggle() }
        return line == "trace"
      },
      lines: { [self] in lines })
  }

  func add(_ entry: Entry) { entries.append(entry) }

  func note(_ step: String, in id: UUID) {
    for index in entries.indices where entries[index].id == id { entries[index].steps.append(step) }
  }
}

/// Says what an effect of one action does.
typealias Note = @Sendable (_ step: String) async -> Void

/// Turns a reducer into one that also keeps a trace. The trace is written by effects: like any
/// reducer, this one changes nothing outside.
///
/// - Parameters:
///   - reducer: the reducer of the whole, which knows nothing about the trace.
///   - trace: where the trace is kept.
///   - watching: an environment whose dependencies note that they're used.
func tracing<State: Equatable & Sendable, Action: Sendable, Environment>(
  _ reducer: @escaping Reducer<State, Action, Environment>, in trace: Trace,
  watching: @escaping @Sendable (Environment, @escaping Note) -> Environment
) -> Reducer<State, Action, Environment> {
  { state, action, environment in
    let (id, before) = (UUID(), state)
    let note: Note = { await trace.note($0, in: id) }
    let effects = reducer(&state, action, watching(environment, note))
    let changes = before == state ? "+ no change" : difference(from: before, to: state)
    let entry = Trace.Entry(
      id: id, action: text(of: action),
      changes: changes.split(separator: "\n").filter { $0.hasPrefix("+") }.map { $0.dropFirst(2) })
    // Effects begin in order, so the entry is there before the others write to it.
    return [.fireAndForget { await trace.add(entry) }] + effects.map { noting($0, note) }
  }
}

/// The same effect, which also notes its beginning and its end. Effects that have an id or send no
/// action stay as they are: the app has none.
private func noting<Action>(_ effect: Effect<Action>, _ note: @escaping Note) -> Effect<Action> {
  guard case .sending(let work) = effect.work, effect.id == nil else { return effect }
  return .run { send in
    await note("began")
    await work(send)
    await note("ended")
  }
}

extension AppEnvironment {
  /// The same environment, which also notes what effects use.
  @Sendable func watched(_ note: @escaping Note) -> AppEnvironment {
    var watched = self
    watched.nthPrime = {
      await note("uses nthPrime")
      return try await nthPrime($0)
    }
    watched.offlineNthPrime = {
      await note("uses offlineNthPrime")
      return try await offlineNthPrime($0)
    }
    watched.fileClient.load = {
      await note("uses fileClient.load")
      return try await fileClient.load($0)
    }
    watched.fileClient.save = {
      await note("uses fileClient.save")
      try await fileClient.save($0, $1)
    }
    return watched
  }
}
