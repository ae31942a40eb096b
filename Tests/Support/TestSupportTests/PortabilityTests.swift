import Foundation
import TestSupport
import Testing

@Suite("Portability")
struct PortabilityTests {
  @Test("what is compiled is written for macOS 15 and Linux alike")
  func files() throws {
    for path in try Self.swiftFiles() {
      let text = try String(contentsOf: workspaceRoot.appending(path: path), encoding: .utf8)
      for finding in Portability.findings(in: text, path: path) {
        Issue.record("\(finding)")
      }
    }
  }

  @Test("all Swift files are read, but shims and these rules")
  func walk() throws {
    let files = try Self.swiftFiles()
    #expect(files.contains("Sources/Shared/LoopbackHTTP/Socket.swift"))
    #expect(files.contains("Tests/Shared/LoopbackHTTPTests/RawClient.swift"))
    #expect(!files.contains { $0.contains("/Shims/") })
    #expect(Set(files).count == files.count)
  }

  @Test(
    "breaks a rule",
    arguments: [
      ("#if canImport(Glibc)\n  a()\n#endif", .systemLibrary),
      ("#if os(Linux)\n#elseif canImport(Glibc)\n#endif", .systemLibrary),
      ("import Glibc", .systemImport),
      ("@preconcurrency import Darwin", .systemImport),
      ("#if os(macOS)\n  a()\n#endif", .otherSystems),
      ("#if canImport(Darwin)\n  a()\n#endif", .otherSystems),
      ("#if canImport(Network)\n  #if DEBUG\n  #else\n  #endif\n#endif", .otherSystems),
      ("let root = url.resolvingSymlinksInPath()", .symbolicLinks),
      ("Bundle.module.bundleURL.appending(path: file)", .resource),
      ("\"\\(seconds.formatted()) s\"", .locale),
      ("let folder = \".build/debug\"", .buildFolder),
      ("let folder = \"\\(scratch)/debug/Modules\"", .buildFolder),
      ("let folder = environment[\"TMPDIR\"]", .temporaryFolder),
      ("for await x in Observations({ model.x }) {}", .tooNew),
      ("Task.immediate { await a() }", .tooNew),
      ("let four: InlineArray<4, Int>", .tooNew),
      ("func sum(_ numbers: Span<Int>)", .tooNew),
      ("let bytes: RawSpan", .tooNew),
      ("isolated deinit {}", .tooNew),
      ("Attachment.record(text)", .tooNew),
      ("try Test.cancel()", .tooNew),
    ] as [(String, Portability)])
  func broken(text: String, rule: Portability) {
    let findings = Portability.findings(in: "import Foundation\n\(text)\n", path: "Sources/A.swift")
    #expect(findings == [Portability.Finding(rule: rule, path: "Sources/A.swift", line: 2)])
    #expect(findings.first?.description.hasPrefix("Sources/A.swift:2: ") == true)
  }

  @Test(
    "breaks none",
    arguments: [
      """
      #if canImport(Glibc)
        a()
      #elseif canImport(Darwin)
        b()
      #endif
      """,
      "import Foundation  // brings along what import Glibc would", "import DarwinNotes",
      "#if os(macOS)\n  a()\n#else\n  // Nothing to do.\n#endif",
      "#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif",
      "#if DEBUG\n#endif",
      "// resolvingSymlinksInPath() strips /private, and a \"x/debug\" folder is none.",
      "let advice = \"resolvingSymlinksInPath\"",
      "bundle.url(forResource: a, withExtension: nil) ?? bundle.bundleURL.appending(path: a)",
      "seconds.formatted(.number.locale(locale))",
      "let flag = \"--debug\", word = \"/debugger\"",
      "let timeSpan = 3, attachments = 4, newObservations = 5",
      "nonisolated deinit {}",
    ])
  func unbroken(text: String) {
    #expect(Portability.findings(in: text, path: "Sources/A.swift") == [])
  }

  @Test("a rule that does not hold yet in a folder holds elsewhere")
  func notYet() {
    for (rule, folders) in Portability.notYet {
      #expect(rule != .tooNew, "A program that macOS 15 cannot load must not be built at all.")
      for folder in folders { #expect(folder.hasSuffix("/")) }
    }
  }

  /// The Swift files of the package, as paths relative to its folder. The rules themselves are left
  /// out, since they contain what they forbid; so are the shims, each of which replaces a module of
  /// one system.
  private static func swiftFiles() throws -> [String] {
    try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: workspaceRoot.appending(path: folder).path
      )
      .map { "\(folder)/\($0)" }
    }
    .filter { path in
      path.hasSuffix(".swift") && !path.contains("/Shims/")
        && !path.hasPrefix("Tests/Support/TestSupportTests/Portability")
    }
    .sorted()
  }
}
