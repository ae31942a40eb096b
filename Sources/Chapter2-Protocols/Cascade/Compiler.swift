import Foundation

/// The Swift compiler in PATH.
package struct Compiler: Sendable {
  private let environment: [String: String]
  private let workbench: Workbench

  /// - Parameters:
  ///   - environment: the compiler's environment variables. PATH says where the compiler is.
  ///   - workbench: where the compiler runs.
  package init(environment: [String: String], workbench: Workbench) {
    (self.environment, self.workbench) = (environment, workbench)
  }

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
  /// - Returns: the file of each error.
  /// - Throws: `CompilerError`.
  func errors(
    in module: String, _ files: [String], at folder: URL, importing others: URL
  ) throws -> [String] {
    let (output, isThere) = try compile(
      module, files, in: folder, "-experimental-allow-module-with-compiler-errors",
      others: ["-I", folder.path, "-I", others.path])
    // The compiler reports some errors twice.
    let lines = Set(output.split(separator: "\n"))
    let errors = lines.compactMap { line -> String? in
      guard let path = line.wholeMatch(of: /(.+?\.swift):\d+:\d+: error: .*/)?.1 else { return nil }
      return files.first { path.hasSuffix($0) }
    }
    guard isThere || !errors.isEmpty else { throw CompilerError.refused(output) }
    return errors
  }

  private func compile(
    _ module: String, _ files: [String], in folder: URL, _ option: String, others: [String] = []
  ) throws -> (output: String, isThere: Bool) {
    let interface = folder.appending(path: "\(module).swiftmodule").path
    let (output, code) = try workbench.run(
      ["swiftc", "-emit-module", "-o", interface, "-module-name", module, "-Xfrontend", option]
        + ["-parse-as-library", "-swift-version", "6", "-package-name", "workshop"]
        + ["-suppress-warnings", "-diagnostic-style", "llvm"] + others + files,
      in: folder, environment: environment)
    // The exit code of `env` for a program that it doesn't find.
    if code == 127 { throw CompilerError.missing }
    return (output, FileManager.default.fileExists(atPath: interface))
  }
}

/// Why the compiler gave no verdict on the sources.
package enum CompilerError: Error, Equatable, CustomStringConvertible {
  /// There is no compiler in PATH.
  case missing
  /// It made no module, and reported no error in any of the module's files.
  case refused(String)

  /// What happened, and what to do.
  package var description: String {
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
