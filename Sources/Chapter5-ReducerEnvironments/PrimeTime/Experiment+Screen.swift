import Foundation
import TerminalUI

/// What an experiment looks like.
extension Experiment {
  /// The measurements of the user's group, and of the other group if there are any.
  ///
  /// - Parameter locale: how the user writes numbers.
  func lines(locale: Locale) -> [Line] {
    ExperimentGroup.allCases.filter { $0 == group || notes[$0] != .init() }.map { group in
      let way = group == .a ? "asks a service" : "computes here"
      return Line("Group \(group.rawValue) \(way): \(summary(notes[group], locale))", .dim)
    } + (problem.map { [Line("The figures couldn't be saved. \($0)")] } ?? [])
  }

  private func summary(_ measured: ExperimentNotes.Measured, _ locale: Locale) -> String {
    func counted(_ number: Int, _ one: String, _ many: String) -> String {
      "\(number.formatted(.number.locale(locale))) \(number == 1 ? one : many)"
    }
    var parts: [String] = []
    if !measured.answers.isEmpty {
      let mean = measured.answers.reduce(0, +) / Double(measured.answers.count)
      let time = mean.formatted(
        .number.precision(.fractionLength(mean < 10 ? 1 : 0)).locale(locale))
      let answers = counted(measured.answers.count, "answer in", "answers, averaging")
      parts.append("\(answers) \(time) ms")
    }
    if measured.failures > 0 { parts.append(counted(measured.failures, "failure", "failures")) }
    return parts.isEmpty ? "no answer yet" : parts.joined(separator: ", ")
  }
}
