import Foundation
import TestSupport
import Testing

@testable import Chapter2

@Suite("Cascade", .blocking)
struct CascadeTests {
  let environment = ProcessInfo.processInfo.environment

  /// Compiles copies of the chapter's sources.
  func cascades(
    isChanged: Bool = true, in workshop: URL? = nil, environment: [String: String]? = nil
  ) throws -> [Cascade] {
    try Cascade.all(
      isChanged: isChanged, in: workshop ?? workspaceRoot,
      compiler: Compiler(environment: environment ?? self.environment))
  }

  @Test("without the change the compiler refuses nothing")
  func unchanged() throws {
    #expect(try cascades(isChanged: false).map(\.files) == [[], [], []])
  }

  @Test("the compiler says what the chapter says")
  func changed() throws {
    let cascades = try cascades()
    let senders = { (number: Int) in
      [("Login", 4), ("Details", 2), ("Profile", 1)].map { name, count in
        Cascade.File(
          path: "\(name)\(number)/\(name)Screen.swift", errors: count,
          message: "missing argument for parameter 'urgency' in call")
      }
    }
    let refusal = "type 'EventHandler' does not conform to protocol '"
    #expect(cascades.map(\.version) == [1, 2, 3])
    #expect(
      cascades.map(\.files) == [
        senders(1),
        [
          Cascade.File(
            path: "Analytics2/EventHandler.swift", errors: 1,
            message: refusal + "EventHandlerProtocol'")
        ] + senders(2),
        [
          Cascade.File(
            path: "Chapter2/Login/Version3.swift", errors: 3,
            message: refusal + "LoginEventHandler'")
        ],
      ])
    #expect(cascades.map(\.growsWithSenders) == [true, true, false])
  }

  @Test("without a compiler a sentence says so")
  func noCompiler() throws {
    let error = #expect(throws: CompilerError.missing) {
      try cascades(environment: ["PATH": "/nowhere"])
    }
    #expect("\(error, default: "")".contains("there is no `swiftc` in PATH"))
  }

  @Test("a folder without the sources is an error with its path")
  func noSources() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "Sources/Shared/TerminalUI").path
      #expect(throws: NoSources(path: path)) { try cascades(in: folder) }
    }
  }
}
