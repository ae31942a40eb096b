import Foundation

/// The Swift compiler in PATH.
package struct Compiler: Sendable {
  private let environment: [String: String]
  private let workbench: Workbench

  /// - Parameters:
  ///   - environment: the variables that the compiler gets; PATH says where it is.
  ///   - workbench: where it works.
  package init(environment: [String: String], workbench: Workbench) {
    (self.environment, self.workbench) = (environment, workbench)
  }

  /// Compiles a module of the workshop that other modules import, as far as its declarations go.
  ///
  /// - Parameters:
  ///   - module: where its sources are, relative to `sources`.
  ///   - sources: a folder of the workshop.
  ///   - folder: gets what the compiler makes.
  /// - Throws: `NoSources` or `CompilerError`.
  func prepare(_ module: SourceModule, from sources: URL, in folder: URL) throws {
    let files = try module.files(in: sources)
    let (output, isThere) = try compile(
      module.name, files.map { sources.appending(path: $0).path }, in: folder,
      "-experimental-skip-all-function-bodies")
    guard isThere else { throw CompilerError.refused(output) }
  }

  /// Compiles a module. One that has errors is compiled as far as that goes, so that those which import
  /// it can be asked as well.
  ///
  /// - Parameters:
  ///   - module: its name.
  ///   - files: its files, relative to the folder.
  ///   - folder: where they are; gets what the compiler makes.
  ///   - others: a folder with modules that it may import, besides those in its own.
  /// - Returns: the file of each error.
  /// - Throws: `CompilerError`.
  func errors(
    in module: String, _ files: [String], at folder: URL, importing others: URL
  ) throws -> [String] {
    let (output, isThere) = try compile(
      module, files, in: folder, "-experimental-allow-module-with-compiler-errors",
      others: ["-I", folder.path, "-I", others.path])
    // The compiler says some things twice.
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
    // What env says of a program that it doesn't find.
    if code == 127 { throw CompilerError.missing }
    return (output, FileManager.default.fileExists(atPath: interface))
  }
}

/// Why the compiler says nothing about the sources.
package enum CompilerError: Error, Equatable, CustomStringConvertible {
  /// There is none in PATH.
  case missing
  /// It has made no module, and named no error in one of its files.
  case refused(String)

  /// What happened, and what to do.
  package var description: String {
    switch self {
    case .missing:
      """
      This demo needs the Swift compiler, and there is no `swiftc` in PATH. Add the folder of your \
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
