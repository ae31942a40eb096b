import Testing

@testable import WorkshopKit

@Suite("The commands of a planned build")
struct LLBuildManifestTests {
  private let text = """
    client:
      name: basic
    targets:
      "test": ["<A.test>"]
    nodes:
      "/a/":
        is-directory-structure: true
    commands:
      "link":
        tool: shell
        inputs: ["/one.o","/two \\"2\\".o"]
        outputs: ["/program"]
        description: "Linking: all of it"
        args: ["/bin/swiftc","-o","/program"]

      "two":
        tool: shell
        inputs: ["/two.swift","/One.swiftmodule"]
        outputs: ["/two \\"2\\".o"]
        args: ["/bin/swiftc","@/files"]

      "one":
        tool: phony
        inputs: ["/one.swift"]
        outputs: ["/one.o","/One.swiftmodule"]

      "other":
        tool: phony
        inputs: []
        outputs: ["/other"]

    """

  @Test("every command comes with what it reads, writes and runs")
  func commands() throws {
    let commands = LLBuildManifest(text).commands
    #expect(commands.map(\.name) == ["link", "two", "one", "other"])
    let link = try #require(commands.first)
    #expect(link.tool == "shell")
    #expect(link.inputs == ["/one.o", "/two \"2\".o"])
    #expect(link.outputs == ["/program"])
    #expect(link.description == "Linking: all of it")
    #expect(link.args == ["/bin/swiftc", "-o", "/program"])
  }

  @Test("what a command needs comes before it, once, and nothing else does")
  func order() throws {
    let manifest = LLBuildManifest(text)
    let link = try #require(manifest.commands.first)
    #expect(manifest.commands(for: link).map(\.name) == ["one", "two", "link"])
  }

  @Test("a file of another kind has no commands", arguments: ["", "{}", "commands:\n  odd\n    x"])
  func otherKind(_ text: String) {
    #expect(LLBuildManifest(text).commands.isEmpty)
  }
}
