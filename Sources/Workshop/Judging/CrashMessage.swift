import Foundation

/// The line of a crashed process's output that says why, and the place, if that's in an exercise.
///
/// A trap in a library gives no place in the exercise, but the backtrace does: the answer's first
/// frame is the one that called the library.
///
/// - Parameter answer: the path that the answer was compiled at.
func crashMessage(in output: String, signal: Int32? = nil, answer: String) -> String {
  let parts = output.split(separator: "\n*** ", maxSplits: 1, omittingEmptySubsequences: false)
  let telling = parts[0].split(separator: "\n")
    .last { line in
      ["Fatal error", "fatalError", "Fatal access conflict", "Could not cast value"].contains {
        line.contains($0)
      }
    }
  let frame = parts.last?.firstRange(of: "/\(answer):").flatMap { range in
    output[range.upperBound...].prefixMatch(of: /\d+/)
  }
  let place =
    telling?.firstMatch(of: #/(\d+\.\d+-\w+\.swift:\d+): /#).map { String($0.1) }
    ?? frame.map { "\(answer.split(separator: "/").last ?? ""):\($0.output)" }
  let shownPlace = place.map { " (\($0))" } ?? ""
  guard let telling else {
    let name = signal.flatMap { strsignal($0) }.map { ", by a signal: \(String(cString: $0))" }
    return "The process ended without a message\(name ?? "").\(shownPlace)"
  }
  let reason = telling.firstRange(of: /Fatal error(: )?/).map { telling[$0.lowerBound...] }
  return "\(reason ?? telling)\(shownPlace)"
}
