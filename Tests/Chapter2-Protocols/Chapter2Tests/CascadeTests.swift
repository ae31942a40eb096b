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
  ) async throws -> [Cascade] {
    try await withTemporaryFolder { place in
      let workbench = try Workbench(in: place)
      let result = Result {
        try Cascade.all(
          isChanged: isChanged, in: workshop ?? workspaceRoot,
          compiler: Compiler(
            environment: environment ?? self.environment, workbench: workbench),
          folder: workbench.folder)
      }
      workbench.end()
      #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
      return try result.get()
    }
  }

  @Test("without the change the compiler refuses nothing")
  func unchanged() async throws {
    #expect(try await cascades(isChanged: false).map(\.files) == [[], [], []])
  }

  @Test("the compiler says what the chapter says")
  func changed() async throws {
    let cascades = try await cascades()
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
  func noCompiler() async throws {
    let error = await #expect(throws: CompilerError.missing) {
      try await cascades(environment: ["PATH": "/nowhere"])
    }
    #expect("\(error, default: "")".contains("there is no `swiftc` in PATH"))
  }

  @Test("a folder without the sources is an error with its path")
  func noSources() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "Sources/Shared/TerminalUI").path
      await #expect(throws: NoSources(path: path)) { try await cascades(in: folder) }
    }
  }

  @Test("after the end nothing is started, and a place that is none is an error")
  func end() async throws {
    try await withTemporaryFolder { place in
      let workbench = try Workbench(in: place)
      // Unlike a task of its own, it has a thread of its own as well.
      async let waiting = Result {
        try workbench.run(
          ["sh", "-c", "touch started; sleep 3600"], in: workbench.folder,
          environment: ["PATH": "/usr/bin:/bin"])
      }
      let started = workbench.folder.appending(path: "started").path
      while !FileManager.default.fileExists(atPath: started) { await Task.yield() }
      workbench.end()
      let end = await waiting
      #expect(throws: CancellationError.self) { try end.get() }
      #expect(throws: CancellationError.self) {
        try workbench.run(["true"], in: place, environment: [:])
      }
      #expect(!FileManager.default.fileExists(atPath: workbench.folder.path))
      #expect(throws: NoWorkbench.self) { try Workbench(in: place.appending(path: "none")) }
    }
  }
}
