import SwiftSource
import Testing

@Suite("The test functions of a file")
struct TestFunctionTests {
  @Test("a test's source text is taken whole, whatever braces it holds")
  func functions() {
    let text = """
      import Testing

      struct Exercise1_1 {
        @Test("a \\"}\\" in text", arguments: [{ 1 }, { 2 }])
        func first(number: () -> Int = { 3 }) {
          let text = "}} \\(number { "}" })" // }
          if true { }
        }

        // @Test("not this one") func no() {}
        @Test func second() { }
        func helper() {}
        @Test("cut off")
        func third() {
      """
    let functions = TestFunction.all(in: text)
    #expect(functions.map(\.name) == ["a \"}\" in text", "second"])
    #expect(functions.map(\.line) == [4, 11])
    #expect(functions.first?.code.hasSuffix("\n  if true { }\n}") == true)
    #expect(functions.last?.code == "@Test func second() { }")
  }
}
