import SmallArchitecture
import SmallArchitectureTestSupport
import TestSupport
import Testing

@Suite("assert: scripts that are right")
struct AssertTests {
  @Test("a reader borrows a book, searches, and the library is saved")
  func script() async {
    let clock = TestClock()
    await assert(
      initialState: Library.State(),
      reducer: Library.reducer,
      environment: Library.Environment(
        find: {
          try? await clock.sleep(for: .seconds(2))
          return ["Emma", "Persuasion"]
        }),
      steps: .send(.borrow("Middlemarch")) {
        $0.count = 1
        $0.reader?.books = ["Middlemarch"]
      },
      .send(.search) { $0.isSearching = true },
      .perform {
        await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(2))
      },
      .receive(.found(["Emma", "Persuasion"])) {
        $0.isSearching = false
        $0.count = 3
      },
      .send(.save),
      .fireAndForget())
  }

  @Test("an action and a fire-and-forget effect may be expected in either order")
  func eitherOrder() async {
    let reducer = combine(
      Library.reducer,
      { _, action, environment in
        action == .search ? [.fireAndForget { await environment.save() }] : []
      })
    for isSavedFirst in [true, false] {
      let found = Step<Library.State, Library.Action>.receive(.found(["Emma"])) {
        $0.isSearching = false
        $0.count = 1
      }
      await assert(
        initialState: Library.State(), reducer: reducer, environment: Library.Environment(),
        steps: .send(.search) { $0.isSearching = true },
        isSavedFirst ? .fireAndForget() : found, isSavedFirst ? found : .fireAndForget())
    }
  }

  @Test("an effect that is cancelled in time is not left over")
  func cancelled() async {
    let clock = TestClock()
    await assert(
      initialState: Library.State(), reducer: Library.reducer,
      environment: Library.Environment(find: {
        try? await clock.sleep(for: .seconds(2))
        return []
      }),
      steps: .send(.search) { $0.isSearching = true },
      .perform { await clock.waitForSleepers(1) },
      .send(.stopSearching) { $0.isSearching = false })
  }

  @Test("effects that run at the same time may answer in any order", arguments: [[1, 2], [2, 1]])
  func anyOrder(order: [Int]) async {
    let reducer: Reducer<[Int], Int, (first: Gate, second: Gate)> = { answers, number, gates in
      answers.append(number)
      guard number == 0 else { return [] }
      return [
        .run { [gate = gates.first, next = gates.second] send in
          await gate.pass()
          await send(1)
          next.open()
        },
        .run { [gate = gates.second, next = gates.first] send in
          await gate.pass()
          await send(2)
          next.open()
        },
      ]
    }
    for opened in [1, 2] {
      let gates = (first: Gate(), second: Gate())
      await assert(
        initialState: [], reducer: reducer, environment: gates,
        steps: .send(0) { $0 = [0] },
        .perform { (opened == 1 ? gates.first : gates.second).open() },
        .receive(order[0]) { $0.append(order[0]) },
        .receive(order[1]) { $0.append(order[1]) })
    }
  }

  @Test("a run that sends no action is expected like a fire-and-forget effect")
  func runWithoutAction() async {
    await assert(
      initialState: Library.State(), reducer: Library.reducer, environment: Library.Environment(),
      steps: .send(.tidyUp), .fireAndForget())
  }
}
