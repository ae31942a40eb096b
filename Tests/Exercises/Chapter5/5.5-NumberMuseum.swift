import ComposableArchitecture
import TestSupport

@testable import Chapter5Exercises

/// A museum whose oracle is not a real one, so that its answers can be told from all others.
@MainActor
final class NumberMuseum {
  typealias Reducer = ComposableArchitecture.Reducer<
    MuseumOfNumbersState, MuseumOfNumbersAction, MuseumOfNumbersEnvironment
  >

  private(set) var state = MuseumOfNumbersState()
  let asked = CallRecorder<Int>()
  let saved = CallRecorder<[Int]>()
  private let isOracleAwake: Bool
  private let factor: Int
  private let vault: Gate?

  /// - Parameter vault: where the saving waits.
  init(
    favourites: [Int], factor: Int = 1000, isOracleAwake: Bool = true, vault: Gate? = nil
  ) {
    self.isOracleAwake = isOracleAwake
    self.vault = vault
    self.factor = factor
    state.board.favourites = favourites
    state.dial.n = 3
  }

  func reduce(_ action: MuseumOfNumbersAction) -> [Effect<MuseumOfNumbersAction>] {
    let reducer: Reducer = museumOfNumbersReducer
    return reducer(&state, action, environment)
  }

  /// Reduces the action, runs the effects, and reduces what they send.
  func runAll(_ action: MuseumOfNumbersAction) async {
    for answer in await actions(sentBy: reduce(action)) { _ = reduce(answer) }
  }

  /// A store of a museum, which saves nothing.
  ///
  /// - Parameters:
  ///   - notes: gets the note on the board after each action.
  ///   - oracle: answers.
  static func store(
    notes: CallRecorder<PrimeNote?>, oracle: @escaping @Sendable (_ n: Int) async -> Int?
  ) -> Store<MuseumOfNumbersState, MuseumOfNumbersAction> {
    Store(
      initialState: MuseumOfNumbersState(),
      reducer: { state, action, environment in
        let reducer: Reducer = museumOfNumbersReducer
        let effects = reducer(&state, action, environment)
        notes.record(state.board.note)
        return effects
      },
      environment: MuseumOfNumbersEnvironment(nthPrime: oracle, save: { _ in }))
  }

  private var environment: MuseumOfNumbersEnvironment {
    MuseumOfNumbersEnvironment(
      nthPrime: { [asked, isOracleAwake, factor] n in
        asked.record(n)
        return isOracleAwake ? n * factor : nil
      },
      save: { [saved, vault] favourites in
        await vault?.pass()
        saved.record(favourites)
      })
  }
}
