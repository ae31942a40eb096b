import CourseModel
import Foundation

/// The Swift compiler, and options that it always needs.
struct Compiler: Sendable {
  /// Its version and path: modules that another compiler has built aren't reused.
  let version: String
  /// Options for importing Testing, and for linking a program that finds it when it runs.
  let testing: (compile: [String], link: [String])

  /// Queries the compiler in PATH.
  ///
  /// - Returns: nil if there is none.
  /// - Throws: `CancellationError`.
  init?(in workspace: Workspace, _ runner: ProcessRunner) throws {
    let run = { (arguments: [String]) -> String? in
      let outcome = try runner.run(
        Command(arguments[0], Array(arguments.dropFirst()), in: workspace.root))
      return outcome.succeeded ? outcome.output : nil
    }
    guard let version = try run(["swiftc", "--version"]) else { return nil }
    // An editor's PATH may differ from a terminal's, but usually leads to the same compiler.
    let place =
      (runner.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
      .first(where: FileManager.default.isExecutableFile(atPath:)) ?? "swiftc"
    let choosing = ["TOOLCHAINS", "DEVELOPER_DIR", "SDKROOT"]
    self.version =
      version + URL(fileURLWithPath: place).realPath + "\n"
      + choosing.map { "\($0)=\(runner.environment[$0] ?? "")\n" }.joined()
    #if os(macOS)
      let paths = try [["xcrun", "--find", "swiftc"], ["xcode-select", "--print-path"]].map {
        try run($0)?.split(separator: "\n").last.map(String.init)
      }
      guard let compiler = paths[0], let developer = paths[1] else { return nil }
      testing = Self.appleTesting(
        compiler: compiler, developer: developer,
        exists: FileManager.default.fileExists(atPath:))
    #else
      // lld takes half of gold's time.
      let linker = URL(fileURLWithPath: URL(fileURLWithPath: place).realPath)
        .deletingLastPathComponent().appendingPathComponent("ld.lld").path
      testing = (
        [], FileManager.default.isExecutableFile(atPath: linker) ? ["-use-ld=lld"] : []
      )
    #endif
  }

  /// Where a Mac has the testing library: a framework, and a plug-in beside the compiler for its
  /// macros. In Xcode the framework belongs to the platform; newer Command Line Tools include it,
  /// too.
  ///
  /// - Parameters:
  ///   - compiler: the path of `swiftc`.
  ///   - developer: the output of `xcode-select --print-path`.
  static func appleTesting(
    compiler: String, developer: String, exists: (String) -> Bool
  ) -> (compile: [String], link: [String]) {
    let usr = compiler.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
    let homes = [
      "\(developer)/Platforms/MacOSX.platform/Developer", "\(developer)/Library/Developer",
    ]
    let frameworks = ["\(homes[0])/Library/Frameworks", "\(homes[1])/Frameworks"].filter(exists)
    let libraries = homes.map { "\($0)/usr/lib" }.filter(exists)
    let search = frameworks.flatMap { ["-F", $0] } + libraries.flatMap { ["-I", $0, "-L", $0] }
    let plugins = ["\(usr)/lib/swift/host/plugins/testing"].filter(exists)
    return (
      search + plugins.flatMap { ["-plugin-path", $0] },
      search + (frameworks + libraries).flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
    )
  }
}
