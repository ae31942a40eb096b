import Foundation
import SwiftSource
import TerminalUI

/// How long a chapter's features and its program take to build from clean, without and with
/// a trait of the package.
struct BuildTimes {
  /// The modules whose names end in "Feature", then the program; all without the trait.
  let light: [CleanBuild]
  /// The trait that some module of the chapter is compiled by.
  let trait: String
  /// What was measured.
  private var times: [CleanBuild: [Duration]] = [:]

  /// Finds out what there is to build.
  ///
  /// - Parameters:
  ///   - chapter: its number.
  ///   - manifest: the targets and the traits.
  ///   - workspace: where they lie.
  /// - Throws: `BuildTimesError` when there is nothing to compare, `WorkspaceError` when a file
  ///   is not UTF-8.
  init(of chapter: Int, manifest: Manifest, workspace: Workspace) throws {
    let modules = try ModuleGraph(manifest: manifest, workspace: workspace).modules
      .filter { $0.chapter == chapter && $0.role != .tests }
    let features = modules.filter { $0.role == .feature }
    let program = modules.first { $0.role == .entryPoint && $0.name == "Chapter\(chapter)" }
    guard !features.isEmpty, let program else {
      throw BuildTimesError(
        "Chapter \(chapter) has nothing to compare: that takes a module whose name ends in "
          + "Feature, and a program Chapter\(chapter).")
    }
    let texts = try modules.flatMap(\.files).map { try workspace.text($0.path) }
    let conditions = Set(texts.flatMap(Self.conditions))
    guard let trait = manifest.traits.first(where: conditions.contains) else {
      throw BuildTimesError(
        "Chapter \(chapter) has nothing to switch on: no #if in its modules names a trait that "
          + "the package declares.")
    }
    light =
      features.map { CleanBuild(module: $0.name) }
      + [CleanBuild(module: program.name, isProgram: true)]
    self.trait = trait
  }

  /// The words of all `#if` lines. A trait is a compilation condition of the same name.
  private static func conditions(in text: String) -> [String] {
    SwiftCode(text).lines.filter { $0.code.contains(/^\s*#(?:else)?if\b/) }
      .flatMap { $0.code.matches(of: /\w+/).map { String($0.output) } }
  }

  /// The builds with the trait, in the same order.
  private var heavy: [CleanBuild] {
    light.map { CleanBuild(module: $0.module, isProgram: $0.isProgram, trait: trait) }
  }

  /// What is built in a round.
  var builds: [CleanBuild] { light + heavy }

  /// Notes how long a build took.
  mutating func note(_ time: Duration, for build: CleanBuild) {
    times[build, default: []].append(time)
  }

  /// In seconds, of each build; of an even number of rounds the mean of the middle two.
  private func medians(of builds: [CleanBuild]) -> [Double] {
    builds.map { build in
      let sorted = (times[build] ?? []).map(\.seconds).sorted()
      guard !sorted.isEmpty else { return .nan }
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
  }

  /// The medians as a table, and how many times as long the program takes as each feature.
  @LineListBuilder var table: [Line] {
    let columns = [
      [""] + light.map(\.module),
      ["without \(trait)"] + medians(of: light).map { "\(oneDecimal($0)) s" },
      ["with \(trait)"] + medians(of: heavy).map { "\(oneDecimal($0)) s" },
    ]
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    columns[0].indices.map { row in
      let figures = [1, 2].map { column in
        let cell = columns[column][row]
        return String(repeating: " ", count: 3 + widths[column] - cell.count) + cell
      }
      return Line(columns[0][row]).padded(to: widths[0]) + Line(figures.joined())
    }
    ""
    zip(ratios(heavy), ratios(light)).enumerated().map { index, ratios in
      Line(
        "With \(trait), \(light.last?.module ?? "") takes \(ratios.0) times as long to build as "
          + "\(light[index].module); without it, \(ratios.1) times.")
    }
  }

  /// The program's median divided by each feature's.
  private func ratios(_ builds: [CleanBuild]) -> [String] {
    let medians = medians(of: builds)
    return medians.dropLast().map { oneDecimal((medians.last ?? .nan) / $0) }
  }

  private func oneDecimal(_ number: Double) -> String { String(format: "%.1f", number) }
}

/// A chapter whose build times cannot be compared.
package struct BuildTimesError: Error, Equatable, CustomStringConvertible {
  /// A sentence that says what is missing.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
