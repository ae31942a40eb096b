import ClassFavorites
import ComposableArchitecture
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
}
