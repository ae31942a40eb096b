import Foundation

/// The Swift compiler in PATH.
struct Compiler: Sendable {
  /// The compiler's environment variables. PATH says where the compiler is.
  let environment: [String: String]

  /// Compiles the declarations of a workshop module that other modules import.
  ///
  /// - Parameters:
  ///   - module: where its sources are, relative to `sources`.
  ///   - sources: a folder of the workshop.
  ///   - folder: where the compiler's output goes.
  /// - Throws: `NoSources` or `CompilerError`.
  func prepare(_ module: SourceModule, from sources: URL, in folder: URL) throws {
    let files = try module.files(in: sources)
    let (output, isThere) = try compile(
      module.name, files.map { sources.appending(path: $0).path }, in: folder,
      "-experimental-skip-all-function-bodies")
    guard isThere else { throw CompilerError.refused(output) }
  }

  /// Compiles a module. If it has errors, it's compiled as far as possible, so that modules which
  /// import it can be compiled as well.
  ///
  /// - Parameters:
  ///   - module: its name.
  ///   - files: its files, relative to the folder.
  ///   - folder: where the files are, and where the compiler's output goes.
  ///   - others: a folder with further modules that it may import.
  /// - Returns: each error's file and message, those of a file in the order of its lines.
  /// - Throws: `CompilerError`.
  func errors(
    in module: String, _ files: [String], at folder: URL, importing others: URL
  ) throws -> [(path: String, message: String)] {
    let (output, isThere) = try compile(
      module, files, in: folder, "-experimental-allow-module-with-compiler-errors",
      others: ["-I", folder.path, "-I", others.path])
    // The compiler reports some errors twice.
    var seen: Set<Substring> = []
    let errors = output.split(separator: "\n").filter { seen.insert($0).inserted }
      .compactMap { line -> (path: String, line: Int, message: String)? in
        guard let match = line.wholeMatch(of: /(.+?\.swift):(\d+):\d+: error: (.*)/),
          let path = files.first(where: { match.1.hasSuffix($0) }), let number = Int(match.2)
        else { return nil }
        return (path, number, String(match.3))
      }
    guard isThere || !errors.isEmpty else { throw CompilerError.refused(output) }
    return errors.sorted { $0.line < $1.line }.map { ($0.path, $0.message) }
  }

  private func compile(
    _ module: String, _ files: [String], in folder: URL, _ option: String, others: [String] = []
  ) throws -> (output: String, isThere: Bool) {
    let interface = folder.appending(path: "\(module).swiftmodule").path
    let (output, code) = try run(
      ["swiftc", "-emit-module", "-o", interface, "-module-name", module, "-Xfrontend", option]
        + ["-parse-as-library", "-swift-version", "6", "-package-name", "workshop"]
        + ["-suppress-warnings", "-diagnostic-style", "llvm"] + others + files,
      in: folder)
    // The exit code of `env` for a program that it doesn't find.
    if code == 127 { throw CompilerError.missing }
    return (output, FileManager.default.fileExists(atPath: interface))
  }

  /// Runs a program from PATH to its end.
  ///
  /// - Returns: what it wrote, standard error included, and its exit code.
  private func run(_ words: [String], in folder: URL) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }
}

/// Why the compiler gave no verdict on the sources.
enum CompilerError: Error, Equatable, CustomStringConvertible {
  /// There is no compiler in PATH.
  case missing
  /// It made no module, and reported no error in any of the module's files.
  case refused(String)

  var description: String {
    switch self {
    case .missing:
      """
      This demo needs the Swift compiler, but there is no `swiftc` in PATH. Add the folder with your \
      toolchain's programs to PATH; https://www.swift.org/install/ has toolchains.
      """
    case .refused(let output):
      """
      The compiler can't compile the chapter's modules. It says: \
      \(output.split(separator: "\n").prefix(3).joined(separator: " "))
      """
    }
  }
}
