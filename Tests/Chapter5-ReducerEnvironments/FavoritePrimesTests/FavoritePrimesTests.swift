import SmallArchitecture
import SmallArchitectureTestSupport
import FileClient
import Foundation
import PrimeAlert
import TestSupport
import Testing

@testable import FavoritePrimes

@MainActor @Suite("Favourite primes")
struct FavoritePrimesTests {
  let locale = Locale(identifier: "en_GB")
  let file = "favourite-primes.json"

  @Test(
    "deletes several at once, by their rows before", arguments: [[0, 2], [2, 0], [2, 0, 9]])
  func delete(rows: [Int]) async {
    await assert(
      initialState: FavoritePrimesState(primes: [2, 3, 5, 7]), reducer: favoritePrimesReducer,
      environment: environment(),
      steps: .send(.deleteTapped(rows: Set(rows))) { $0.primes = [3, 7] })
  }

  @Test("saves, and loads what was saved")
  func saveAndLoad() async throws {
    let files = FileClient.inMemory()
    await assert(
      initialState: FavoritePrimesState(primes: [2, 31, 7]), reducer: favoritePrimesReducer,
      environment: environment(files),
      steps: .send(.saveTapped) { $0.isBusy = true },
      .receive(.saveResponse(.success([2, 31, 7]))) {
        $0.isBusy = false
        $0.notice = .saved(3)
      },
      .send(.deleteTapped(rows: [0])) {
        $0.primes = [31, 7]
        $0.notice = nil
      },
      .send(.loadTapped) { $0.isBusy = true },
      .receive(.loadResponse(.success([2, 31, 7]))) {
        $0.isBusy = false
        $0.primes = [2, 31, 7]
        $0.notice = .loaded(3)
      })
    #expect(try await files.load(file) == Data("[2,31,7]".utf8))
  }

  @Test("what counts as saved is the list that went to the file, also where it has changed since")
  func savedMeanwhile() async {
    let gate = Gate()
    let files = FileClient(load: { _ in nil }, save: { _, _ in await gate.pass() })
    var state = FavoritePrimesState(primes: [2])
    state.primes = [2, 31]
    #expect(!state.isSaved && state.unsaved == [31])
    await assert(
      initialState: state, reducer: favoritePrimesReducer, environment: environment(files),
      steps: .send(.saveTapped) { $0.isBusy = true },
      .send(.deleteTapped(rows: [0])) { $0.primes = [31] },
      .perform { gate.open() },
      .receive(.saveResponse(.success([2, 31]))) {
        $0.isBusy = false
        $0.saved = [2, 31]
        $0.notice = .saved(2)
      })
    state.saved = [2, 31]
    state.primes = [31]
    #expect(!state.isSaved && state.unsaved == [])
  }

  @Test("loading tells how many unsaved favourites it replaces, and the list is saved then")
  func replaced() async {
    var state = FavoritePrimesState(primes: [2])
    state.primes = [2, 3, 5, 7]
    await assert(
      initialState: state, reducer: favoritePrimesReducer,
      environment: environment(.inMemory([file: Data("[31,7]".utf8)])),
      steps: .send(.loadTapped) { $0.isBusy = true },
      .receive(.loadResponse(.success([31, 7]))) {
        $0.isBusy = false
        $0.primes = [31, 7]
        $0.saved = [31, 7]
        // Not 2, which is in the earlier file, nor 7, which is in this one.
        $0.notice = .loaded(2, replaced: 2)
      })
  }

  @Test("while the file client is at work it is not asked for more")
  func busy() async {
    let gate = Gate()
    let calls = CallRecorder<String>()
    let files = FileClient(
      load: { name in
        calls.record(name)
        await gate.pass()
        return nil
      },
      save: { _, _ in calls.record("save") })
    await assert(
      initialState: FavoritePrimesState(primes: [2]), reducer: favoritePrimesReducer,
      environment: environment(files),
      steps: .send(.loadTapped) { $0.isBusy = true },
      .send(.saveTapped),
      .send(.loadTapped),
      .perform { gate.open() },
      .receive(.loadResponse(.success(nil))) {
        $0.isBusy = false
        $0.notice = .nothingSaved
      })
    #expect(calls.calls == [file])
  }

  @Test("a damaged file is neither loaded nor overwritten", arguments: ["no JSON", "[4]", "[2,2]"])
  func damaged(text: String) async throws {
    let files = FileClient.inMemory([file: Data(text.utf8)])
    let error = NoAnswer(DamagedFile(path: file).description)
    let refused: (inout FavoritePrimesState) -> Void = {
      $0.isBusy = false
      $0.notice = .failure(message: error.message)
    }
    await assert(
      initialState: FavoritePrimesState(primes: [2]), reducer: favoritePrimesReducer,
      environment: environment(files),
      steps: .send(.loadTapped) { $0.isBusy = true },
      .receive(.loadResponse(.failure(error))) { refused(&$0) },
      .send(.saveTapped) { $0.isBusy = true },
      .receive(.saveResponse(.failure(error))) { refused(&$0) })
    #expect(try await files.load(file) == Data(text.utf8))
    #expect(error.message.contains(file))
  }

  @Test("a tap asks for the prime, and the answer knows what was asked")
  func tap() async {
    let answer = Result<Int, NoAnswer>.success(17)
    await assert(
      initialState: FavoritePrimesState(primes: [3, 7]), reducer: favoritePrimesReducer,
      environment: environment(),
      steps: .send(.primeTapped(7)),
      .receive(.nthPrimeResponse(n: 7, answer)) {
        $0.alert = PrimeAlert(n: 7, answer: answer, locale: locale)
      },
      .send(.alertDismissed) { $0.alert = nil })
  }

  private func environment(
    _ fileClient: FileClient = .failed
  ) -> FavoritePrimesEnvironment {
    FavoritePrimesEnvironment(fileClient: fileClient, nthPrime: { _ in 17 }, locale: locale)
  }
}
