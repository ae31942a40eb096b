import ClassFavorites
import SmallArchitecture
import Foundation
import TestSupport

@testable import Chapter5Exercises

/// A classroom whose service is not a real one, so that its answers can be told from all others.
@MainActor
final class Classroom {
  /// The learner's reducer, be it a function or a constant.
  nonisolated static let reducer: Reducer<ClassroomState, ClassroomAction, ClassroomEnvironment> =
    classroomReducer

  private(set) var state: ClassroomState
  let asked = CallRecorder<Int>()
  let saved = CallRecorder<[Int]>()
  private let isServiceUp: Bool
  private let factor: Int

  init(favorites: [Int], factor: Int = 1000, isServiceUp: Bool = true) {
    (self.factor, self.isServiceUp) = (factor, isServiceUp)
    state = ClassroomState(desk: DeskState(n: 3), board: BoardState(favorites: favorites))
  }

  func reduce(_ action: ClassroomAction) -> [Effect<ClassroomAction>] {
    Self.reducer(&state, action, environment)
  }

  /// Runs the effects, and reduces what they send.
  func run(_ effects: [Effect<ClassroomAction>]) async {
    for answer in await actions(sentBy: effects) { _ = reduce(answer) }
  }

  private var environment: ClassroomEnvironment {
    Self.environment(
      nthPrime: { [asked, isServiceUp, factor] n in
        asked.record(n)
        return isServiceUp ? n * factor : nil
      },
      save: { [saved] in saved.record($0) })
  }

  /// An environment with this service.
  nonisolated static func environment(
    nthPrime: @escaping @Sendable (Int) async -> Int?,
    save: @escaping @Sendable ([Int]) async -> Void = { _ in }
  ) -> ClassroomEnvironment {
    ClassroomEnvironment(nthPrime: nthPrime, save: save, ring: {}, date: Date.init)
  }

  /// A store of a classroom with the favourites 5 and 9.
  ///
  /// - Parameters:
  ///   - notes: gets the note on the board after each action.
  ///   - nthPrime: answers.
  static func store(
    notes: CallRecorder<PrimeNote?>, nthPrime: @escaping @Sendable (Int) async -> Int?
  ) -> Store<ClassroomState, ClassroomAction> {
    Store(
      initialState: ClassroomState(board: BoardState(favorites: [5, 9])),
      reducer: { state, action, environment in
        let effects = Self.reducer(&state, action, environment)
        notes.record(state.board.note)
        return effects
      },
      environment: environment(nthPrime: nthPrime))
  }

  /// What is saved when the save button was tapped in a store that goes while saving goes on.
  static func savedByAStoreThatGoes() async -> [[Int]] {
    let (gate, begun, saved) = (Gate(), CallRecorder<Void>(), CallRecorder<[Int]>())
    var store: Store? = Store(
      initialState: ClassroomState(board: BoardState(favorites: [5, 9])), reducer: reducer,
      environment: environment(
        nthPrime: { _ in nil },
        save: { primes in
          begun.record(())
          await gate.pass()
          if !Task.isCancelled { saved.record(primes) }
        }))
    store?.send(.board(.saveTapped))
    await eventually { begun.count == 1 }
    store = nil
    gate.open()
    await eventually { saved.count == 1 }
    return saved.calls
  }

  /// How the saves end of two taps, of which the second comes while the first save goes on.
  static func savesOfTwoTaps() async -> [String] {
    let (gate, begun, ends) = (Gate(), CallRecorder<Void>(), CallRecorder<String>())
    let store = Store(
      initialState: ClassroomState(board: BoardState(favorites: [5, 9])), reducer: reducer,
      environment: environment(
        nthPrime: { _ in nil },
        save: { _ in
          begun.record(())
          await gate.pass()
          ends.record(Task.isCancelled ? "cancelled" : "saved")
        }))
    store.send(.board(.saveTapped))
    await eventually { begun.count == 1 }
    store.send(.board(.saveTapped))
    // An answer may let the second wait for the first.
    for _ in 0..<1_000 { await Task.yield() }
    gate.open()
    await eventually { ends.count == 2 }
    withExtendedLifetime(store) {}
    return ends.calls
  }

  /// Shows desk and board in a store.
  static func demonstrateInAStore() async {
    let asked = CallRecorder<Int>()
    let store = Store(
      initialState: ClassroomState(desk: DeskState(n: 3), board: BoardState(favorites: [5, 9])),
      reducer: classroomReducer,
      environment: environment(nthPrime: { n in
        asked.record(n)
        return await PrimeService().nthPrime(n)
      }))
    for action in [ClassroomAction.desk(.nthPrimeTapped), .board(.favoriteTapped(9))] {
      store.send(action)
      await store.settled()
    }
    demonstrate(
      """
      Your classroom in a store. The desk asked for 3, and 9 was tapped:
      desk   \(text(store.state.desk.note))
      board  \(text(store.state.board.note))
      The one service was asked for \(asked.calls).
      """)
  }
}

/// A note as a sentence shows it.
func text(_ note: PrimeNote?) -> String {
  note.map { "n \($0.n), prime \($0.prime.map(String.init) ?? "nil")" } ?? "no note"
}

/// What is usually behind a wrong note about a favourite, of which the service says 1000 times as much.
func advice(_ note: PrimeNote?, _ n: Int) -> String {
  switch note {
  case nil: "No answer has come to the board: does its question wait for another one?"
  case let note? where note.prime == n * 1000:
    "The note doesn't have the number that was tapped: let `n` travel with the answer."
  default: "If it shows a true prime, that came from another service."
  }
}
