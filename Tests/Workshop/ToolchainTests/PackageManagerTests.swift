@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import Toolchain

/// The package manager here is a script in the place of `swift`.
@Suite("The package manager", .blocking)
struct PackageManagerTests {
  /// A workspace whose `swift` runs a script where it builds or tests, and answers other questions
  /// with the files `version` and `products`.
  private func withSwift(
    _ script: String, _ files: [String: String] = [:], scratchPath: String = Self.scratchPath,
    _ body: (Workspace, PackageManager) throws -> Void
  ) throws {
    let swift = """
      #!/bin/sh
      case "$*" in
      *--version*) cat version; exit ;;
      *--show-bin-path*) cat products; exit ;;
      esac
      \(script)

      """
    let own = [
      "Package.swift": "// swift-tools-version: 6.2\n", "bin/swift": swift,
      "version": "Swift 6.3\n", "products": "/w/native\n",
    ]
    try withWorkspace(own.merging(files) { $1 }) { workspace in
      var package = PackageManager(
        workspace: workspace, runner: ProcessRunner(environment: ["PATH": "/usr/bin:/bin"]),
        scratchPath: scratchPath)
      package.swift = workspace.url("bin/swift").path
      try body(workspace, package)
    }
  }

  private static let scratchPath = ".build/workshop/package"
  private let chapter = TestBuild(Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One"))

  @Test("lines come as they are printed, the last one at the end")
  func lines() throws {
    let events = CallRecorder<BuildEvent>()
    try withSwift("echo one; echo two >&2; printf three") { _, package in
      _ = try package.build(chapter) { events.record($0) }
    }
    #expect(printed(events) == ["one", "two", "three"])
  }

  private func printed(_ events: CallRecorder<BuildEvent>) -> [String] {
    events.calls.compactMap { if case .output(let line) = $0 { line } else { nil } }
  }

  @Test("its own news of modules are steps, too")
  func steps() throws {
    let events = CallRecorder<BuildEvent>()
    try withSwift("echo '[3/31] Compiling Club A.swift'; echo '[4/31] Emitting module Club'") {
      _, package in
      _ = try package.build(chapter) { events.record($0) }
    }
    let steps = events.calls.compactMap { if case .step(let step) = $0 { "\(step)" } else { nil } }
    #expect(
      steps == [
        "Asking the package manager what there is to build", "Compiling Club, 3 of 31",
        "Emitting module Club, 4 of 31",
      ])
    #expect(BuildStep(line: "[x] Compiling") == nil)
  }

  @Test("it is told whose answers, which exercise and which folder")
  func call() throws {
    let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")
    let events = CallRecorder<BuildEvent>()
    try withSwift("echo \"$ANSWERS|$CHAPTER|$*\"") { _, package in
      _ = try package.build(TestBuild(exercise)) { events.record($0) }
    }
    let words = "build --scratch-path .build/workshop/package --build-tests"
    #expect(printed(events) == [".build/workshop/answers|1.2|\(words)"])
  }

  @Test("a compiler that comes to no end is stopped, and that is no error in a file")
  func timeout() throws {
    try withSwift("exec sleep 1000") { _, package in
      var build = chapter
      build.timeout = .milliseconds(50)
      #expect(throws: BuildError.timedOut(after: .milliseconds(50))) {
        try package.build(build) { _ in }
      }
    }
  }

  @Test("a build system that crashes is run again, twice at most")
  func crash() throws {
    let events = CallRecorder<BuildEvent>()
    let script = "echo x >>crashes; [ $(wc -l <crashes) -gt $(cat limit) ] || kill -SEGV $$"
    try withSwift(script, ["limit": "2\n"]) { _, package in
      guard case .built = try package.build(chapter, { events.record($0) }) else {
        Issue.record("The third run must count.")
        return
      }
    }
    #expect(printed(events).count == 2)
    try withSwift(script, ["limit": "3\n"]) { _, package in
      guard case .failed = try package.build(chapter, { _ in }) else {
        Issue.record("Three crashes are a failure.")
        return
      }
    }
    let told = BuildError.failed("noise\n*** Program crashed: Bad pointer\nnoise\n").description
    #expect(told.hasSuffix("The build itself has crashed: *** Program crashed: Bad pointer"))
  }

  // MARK: - Another build

  @Test("another build in the folder is told while it runs, and its end is awaited")
  func anotherBuild() throws {
    let script = """
      printf "Another instance of SwiftPM (PID: 7) is already running using 'x', waiting..."
      cat ended
      echo; echo built
      """
    let events = CallRecorder<BuildEvent>()
    try withSwift(script) { workspace, package in
      let ended = workspace.url("ended")
      try #require(mkfifo(ended.path, 0o600) == 0)
      let result = try package.build(chapter) { event in
        events.record(event)
        // The other build ends as soon as we have said that we wait for it.
        if case .waiting = event { try? Data().write(to: ended) }
      }
      guard case .built = result else {
        Issue.record("The build must go on when the other one has ended.")
        return
      }
    }
    #expect(events.calls.dropFirst().first == BusyError.waiting(for: "Another build"))
    #expect(events.calls.count { if case .waiting = $0 { true } else { false } } == 1)
    #expect(events.calls.last == .output("built"))
  }

  @Test("the package is described, also after a wait for another build")
  func describedAfterAWait() throws {
    let script = """
      printf "Another instance of SwiftPM (PID: 7) is already running using 'x', waiting until ...{\n"
      echo '  "targets": []'
      echo '}'
      """
    try withSwift(script) { _, package throws in
      #expect(try package.describe(nil).targets.isEmpty)
    }
  }

  @Test("a build that does not leave the folder is not awaited for ever")
  func busyBuild() throws {
    try withSwift("printf 'Another instance of SwiftPM'; exec sleep 1000") { _, package in
      var package = package
      package.busyTimeout = .milliseconds(50)
      let error = #expect(throws: BusyError.self) { try package.build(chapter) { _ in } }
      #expect(error?.description.hasPrefix("Another build has been running") == true)
    }
  }

  // MARK: - What others have built

  /// A build that succeeds only if it finds nothing in its folder.
  private let fromNothing = "[ ! -e \(Self.scratchPath)/old ]"

  private func isBuilt(_ package: PackageManager) throws -> Bool {
    if case .built = try package.build(chapter, { _ in }) { true } else { false }
  }

  @Test(
    "products of another Swift or another build system go before anything is built",
    arguments: ["version", "products"])
  func foreign(file: String) throws {
    try withSwift(fromNothing) { workspace, package in
      let old = workspace.url("\(Self.scratchPath)/old")
      #expect(try isBuilt(package))
      try Data().write(to: old)
      #expect(try !isBuilt(package), "What it has built itself stays.")
      try Data("another\n".utf8).write(to: workspace.url(file))
      #expect(try isBuilt(package))
      try Data().write(to: old)
      #expect(try !isBuilt(package), "And now that is what it has built itself.")
    }
  }

  @Test("products that nothing tells the origin of go, too")
  func unknown() throws {
    try withSwift(fromNothing, ["\(Self.scratchPath)/old": ""]) { _, package throws in
      #expect(try isBuilt(package))
    }
  }

  @Test("a folder that isn't ours alone keeps what it has")
  func shared() throws {
    let script = "[ -e .build/old ]"
    try withSwift(script, [".build/old": ""], scratchPath: ".build") { _, package throws in
      #expect(try isBuilt(package))
    }
  }

  // MARK: - What keeps it from building

  @Test("a toolchain that is missing is told with the version that is needed")
  func missing() throws {
    try withSwift("") { workspace, package in
      try workspace.whileSaying("#!/bin/sh\nexit 127\n", in: "bin/swift") {
        let error = #expect(throws: ToolchainError.self) { try package.build(chapter) { _ in } }
        #expect(error == .missing(needed: "6.2"))
      }
    }
  }

  @Test("one that is too old is told with both versions")
  func tooOld() throws {
    let old = "is using Swift tools version 6.2.0 but the installed version is 6.0.3"
    try withSwift("echo \"error: 'x': package 'x' \(old)\"; exit 1") { _, package in
      let error = #expect(throws: ToolchainError.self) { try package.build(chapter) { _ in } }
      #expect(
        error?.description
          == "The `swift` in PATH is Swift 6.0.3. The workshop needs Swift 6.2 or later; "
          + "https://www.swift.org/install/ has it.")
    }
  }

  @Test(
    "one without the testing library is told with what has it",
    arguments: [
      "x.swift:1:8: error: no such module 'Testing'",
      "error: external macro implementation type 'TestingMacros.TestDeclarationMacro' could not be "
        + "found for macro 'Test'",
    ])
  func noTesting(words: String) throws {
    try withSwift("echo \(quoted(words)); exit 1") { _, package in
      let error = #expect(throws: ToolchainError.self) { try package.build(chapter) { _ in } }
      #expect(error == .noTesting)
      #expect(error?.description.contains("xcode-select") == true)
    }
  }

  @Test("any other failure of the build is one of the sources")
  func failed() throws {
    let script = "echo \"$PWD/Sources/A.swift:1:2: error: odd\"; exit 1"
    try withSwift(script) { _, package in
      guard case .failed(let errors, let output) = try package.build(chapter, { _ in }) else {
        Issue.record("A build that ends with code 1 has failed.")
        return
      }
      #expect(errors.map(\.path) == ["Sources/A.swift"])
      #expect(output.hasSuffix("error: odd\n"))
    }
  }

  @Test(
    "a build that fails for want of room, or by its own damaged database, is told with the cure",
    arguments: [
      ("error: write: No space left on device", "The disk is full"),
      ("error: accessing build database: file is not a database", "rm -rf .build/workshop"),
      ("ld.gold: error: a.o: multiple definition of 'main'\n[3/4] Linking", "definition of 'main'"),
    ])
  func cures(output: String, words: String) {
    let told = BuildError.failed("[1/4] Compiling\n\(output)\n").description
    #expect(told.contains(words), "\(told)")
    #expect(!told.contains("[1/4]"), "\(told)")
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
}
