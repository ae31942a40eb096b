import SmallArchitecture
import SmallArchitectureTestSupport
import TestSupport
import Testing

@Suite("assert: the state")
@MainActor
struct AssertStateTests {
  @Test("a step that says another change fails at its own line, with what differs")
  func otherChange() async {
    let seen = await failures {
      await assert(
        initialState: Library.State(), reducer: Library.reducer,
        environment: Library.Environment(),
        steps: .send(.borrow("Emma")) {
          $0.count = 1
          $0.reader?.books = ["Emma"]
        },
        .send(.borrow("Persuasion")) {
          $0.count = 3
          $0.reader?.books = ["Emma", "Persuasion"]
        },
        .send(.bringBack) {
          $0.count = 1
          $0.reader?.books = ["Emma", "Sanditon"]
        })
    }
    #expect(
      seen == [
        Failure(
          line: 8,
          message: """
            After .borrow("Persuasion") the state is not what this step says. \
            Expected is -, actual is +.
            - count: 3
            + count: 2
            """),
        Failure(
          line: 12,
          message: """
            After .bringBack the state is not what this step says. Expected is -, actual is +.
            - reader.books: ["Emma", "Sanditon"]
            + reader.books: ["Emma"]
            """),
      ])
  }

  // snippet.failing-script
  @Test("a step that says no change fails if there is one")
  func noChange() async {
    let seen = await failures {
      await assert(
        initialState: Library.State(reader: nil), reducer: Library.reducer,
        environment: Library.Environment(),
        steps: .send(.borrow("Emma")))
    }
    #expect(
      seen == [
        Failure(
          line: 4,
          message: """
            After .borrow("Emma") the state is not what this step says. \
            Expected is -, actual is +.
            - count: 0
            + count: 1
            """)
      ])
  }
  // snippet.end
}
