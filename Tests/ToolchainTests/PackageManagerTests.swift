import Foundation
import TestSupport
import Testing

@testable import WorkshopKit

@Suite("What the tools say while they run", .blocking)
struct ToolsTests {
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")

  /// A workspace with a stand-in for `swift`, which runs a script.
  private func withSwift(_ script: String, _ body: (Workspace, Builder) throws -> Void) throws {
    let files = [
      "Package.swift": "// swift-tools-version: 6.2\n", "bin/swift": "#!/bin/sh\n\(script)",
    ]
    try withWorkspace(files) { workspace in
      var builder = Builder(workspace: workspace, chapter: nil)
      builder.swift = workspace.url("bin/swift").path
      try body(workspace, builder)
    }
  }

  @Test("lines come as they are printed, the last one at the end")
  func lines() throws {
    let news = CallRecorder<ToolNews>()
    try withSwift("echo one; echo two >&2; printf three") { _, builder in
      var builder = builder
      builder.report = { news.record($0) }
      _ = try builder.build()
    }
    #expect(news.calls == [.output("one"), .output("two"), .output("three")])
  }

  @Test("a compiler that comes to no end is stopped, and that is no error in a file")
  func endlessBuild() throws {
    try withSwift("sleep 1000") { _, builder in
      var builder = builder
      builder.timeout = .milliseconds(50)
      #expect(
        throws: BuildError.endless(after: .milliseconds(50)),
        performing: { _ = try builder.build() })
    }
  }

  @Test("another build in the folder is told while it runs, and its end is awaited")
  func anotherBuild() throws {
    let script = """
      printf "Another instance of SwiftPM (PID: 7) is already running using 'x', waiting..."
      turns=0
      while [ ! -e ended ] && [ $turns -lt 400 ]; do turns=$((turns + 1)); sleep 0.05; done
      echo; echo built
      """
    let news = CallRecorder<ToolNews>()
    try withSwift(script) { workspace, builder in
      var builder = builder
      let ended = workspace.url("ended")
      builder.report = { item in
        news.record(item)
        // The other build ends as soon as we have said that we wait for it.
        if case .waiting = item { try? Data().write(to: ended) }
      }
      guard case .built = try builder.build() else {
        Issue.record("The build must go on when the other one has ended.")
        return
      }
    }
    #expect(news.calls.first == BusyError.waiting(for: "Another build"))
    #expect(news.calls.count { if case .waiting = $0 { true } else { false } } == 1)
    #expect(news.calls.last == .output("built"))
  }

  @Test("a build that does not leave the folder is not awaited for ever")
  func busyBuild() throws {
    try withSwift("printf 'Another instance of SwiftPM'; exec sleep 20") { _, builder in
      var builder = builder
      builder.patience = .milliseconds(50)
      let error = #expect(throws: BusyError.self) { try builder.build() }
      #expect(error?.description.hasPrefix("Another build has been running") == true)
    }
  }

  @Test("a toolchain that is missing or too old is told with the version that is needed")
  func toolchain() throws {
    try withSwift("echo \"env: 'swift': No such file or directory\" >&2; exit 127") { _, builder in
      let error = #expect(throws: ToolchainError.self) { try builder.build() }
      #expect(error == .missing(needed: "6.2"))
    }
    let old = "is using Swift tools version 6.2.0 but the installed version is 6.0.3"
    try withSwift("echo \"error: 'x': package 'x' \(old)\"; exit 1") { _, builder in
      let error = #expect(throws: ToolchainError.self) { try builder.build() }
      #expect(
        error?.description
          == "The `swift` in PATH is Swift 6.0.3. The workshop needs Swift 6.2 or later; "
          + "https://www.swift.org/install/ has it.")
    }
  }

  @Test("a folder that was renamed after the build is told with what helps")
  func renamed() {
    let error = BuildError.failed("<unknown>:0: error: 'x.pcm' was compiled with module cache path")
    #expect(error.description.hasSuffix("try again: rm -rf .build"))
    #expect(BuildError.failed("no such module").description.hasSuffix("no such module"))
    let noise = (1...30).map { "[\($0)/30] Compiling\n" }.joined()
    let told = BuildError.failed("\(noise)/a/B.swift:1:2: error: odd\n1 | b\n\(noise)").description
    #expect(told.hasSuffix("The tools say:\n/a/B.swift:1:2: error: odd\n1 | b"))
  }

  @Test("any other failure of the build is one of the sources")
  func failed() throws {
    try withSwift("exit 1") { _, builder in
      guard case .failed = try builder.build() else {
        Issue.record("A build that ends with code 1 has failed.")
        return
      }
    }
  }
}
