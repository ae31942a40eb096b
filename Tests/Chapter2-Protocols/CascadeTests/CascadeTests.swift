@testable import Cascade
import Foundation
import TestSupport
import Testing

@Suite("Cascade")
struct CascadeTests {
  let analytics = SourceModule(
    "Analytics",
    files: [
      "package protocol Handler { func send(key: String) }",
      "package struct Live: Handler { package func send(key: String) {} }",
    ])

  func others(_ modules: SourceModule...) throws -> [String] {
    try Cascade(changing: "send", of: analytics, among: modules).others
  }

  @Test("who imports the declaring module and names the signature is broken")
  func imports() throws {
    let names = SourceModule("Names", files: ["import Analytics\nlet handler: any Handler"])
    let calls = SourceModule("Calls", files: ["import Analytics\nlive.send(key: text)"])
    #expect(try others(names, calls) == ["Names", "Calls"])
  }

  @Test(
    "who only may name it, or only seems to, is not",
    arguments: [
      "import Analytics\nlet live = Live()", "let handler: any Handler",
      "// import Analytics\nlet handler: any Handler", "import Analytics  // Handler.send",
      "import Analytics\nlet text = \"send\"", "import Analytics\nresend(HandlerList())", "",
    ])
  func untouched(text: String) throws {
    #expect(try others(SourceModule("Other", files: [text])) == [])
  }

  @Test("the import and the name may stand in two files of a module")
  func twoFiles() throws {
    let module = SourceModule("Two", files: ["import Analytics", "live.send(key: text)"])
    #expect(try others(module) == ["Two"])
  }

  @Test("a signature that the owner only implements is declared where its protocol is")
  func interface() throws {
    let interface = SourceModule(
      "Interface", files: ["protocol Handler { func send(key: String) }"])
    let owner = SourceModule(
      "Analytics", files: ["import Interface\nstruct Live: Handler { func send(key: String) {} }"])
    let stranger = SourceModule("Stranger", files: ["import Analytics\nlive.send(key: text)"])
    let cascade = try Cascade(changing: "send", of: owner, among: [interface, stranger])
    #expect(cascade.declaring == "Interface")
    #expect(cascade.others == ["Analytics"])
  }

  @Test("a function that nobody declares is an error with its name")
  func renamed() {
    let error = #expect(throws: NoSignature.self) {
      try Cascade(changing: "track", of: analytics, among: [])
    }
    #expect("\(error, default: "")".hasPrefix("Neither Analytics nor"))
  }

  @Test("a folder's Swift files are read, those of its folders too")
  func folder() async throws {
    try await withTemporaryFolder { folder in
      let inner = folder.appending(path: "Inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data("import Analytics".utf8).write(to: folder.appending(path: "A.swift"))
      try Data("live.send()".utf8).write(to: inner.appending(path: "B.swift"))
      try Data("import Elsewhere".utf8).write(to: folder.appending(path: "notes.md"))
      let module = try SourceModule("M", at: folder)
      #expect(module == SourceModule("M", files: ["import Analytics", "live.send()"]))
    }
  }

  @Test("a place without sources is an error with its path")
  func noSources() async throws {
    try await withTemporaryFolder { folder in
      let missing = folder.appending(path: "Missing")
      #expect(throws: NoSources(path: missing.path)) { try SourceModule("M", at: missing) }
      #expect(throws: NoSources(path: folder.path)) { try SourceModule("M", at: folder) }
    }
  }
}

@Suite("The cascades of the login's versions")
struct LoginVersionTests {
  @Test("the sources say what the chapter says")
  func chapter() throws {
    let sources = workspaceRoot.appending(path: "Sources/Chapter2-Protocols")
    let cascades = try LoginVersion.all.map { try $0.cascade(in: sources) }
    #expect(
      cascades.map(\.declaring) == ["Analytics1", "AnalyticsProtocol2", "Analytics3"])
    #expect(cascades.map(\.others) == [["Login1"], ["Analytics2", "Login2"], ["the app"]])
  }
}
