import Testing

@testable import SwiftSource

@Suite("The imports of a Swift file")
struct ImportsTests {
  @Test(
    "every form of import names its module",
    arguments: [
      "import Places", "@testable import Places", "@_exported import Places",
      "@_spi(Testing) import Places", "@testable @preconcurrency import Places",
      "private import Places", "internal import Places", "package import Places",
      "public import Places", "import struct Places.Place", "import func Places.near",
      "import Places.Nearby", "import `Places`", "  import Places", "let x = 1; import Places",
      "/* first */ import Places // second",
    ])
  func forms(text: String) {
    #expect(Imports(of: text).modules == ["Places"])
  }

  @Test(
    "what only looks like an import is none",
    arguments: [
      "// import Places", "/* import Places */", "/*\n/* */\nimport Places\n*/",
      "let text = \"import Places\"", "let text = \"\"\"\n  import Places\n  \"\"\"",
      "let text = #\"\"\"\n  \"\"\" import\nimport Places\n  \"\"\"#",
      "#if canImport(Places)\n#endif", "let important = imports(1)", "important.import(Places)",
    ])
  func lookalikes(text: String) {
    #expect(Imports(of: text).declarations.isEmpty)
  }

  @Test("several statements share a line, and each knows its line")
  func lines() {
    let imports = Imports(of: "import A; import B.C\n\n@testable import D  // why\n")
    #expect(
      imports.declarations == [
        .init(module: "A", text: "import A", line: 1),
        .init(module: "B", text: "import B.C", line: 1),
        .init(module: "D", text: "@testable import D", line: 3),
      ])
  }

  @Test(
    "code after a string literal is code again",
    arguments: [
      "let a = \"x \\(f(\"y\", (1))) \\\" z\"; import Places",
      "let a = #\"a \" \\(b) \\#(c(\")\")) \"#; import Places",
      "let a = \"\"\"\n  \" \\(f(\"\"\"\n  b\n  \"\"\")) \\\"\"\" \"\"\"; import Places",
      "let quote = /\"/\nimport Places", "let a = \"\"\nimport Places",
    ])
  func afterStrings(text: String) {
    #expect(Imports(of: text).modules == ["Places"])
  }
}
