import Foundation

/// Shows a learner what the answer just did: `swift run workshop check` prints the text below its
/// verdict once the exercise is solved.
///
/// A test calls it at its end, with a short picture made of the values of that run:
///
///     demonstrate(board.rows.joined(separator: "\n"))
///
/// The texts of several tests come in the order in which the tests end, which may differ from run to
/// run. So one test of an exercise calls it, and calls it once.
///
/// - Parameters:
///   - text: the picture, of a few lines. It's made only if it's going to be shown.
///   - environment: without `WORKSHOP_DEMONSTRATION` in it nothing happens. Otherwise the text is
///     added to that file, with a line break at its end.
package func demonstrate(
  _ text: @autoclosure () -> String,
  environment: [String: String] = ProcessInfo.processInfo.environment
) {
  guard let path = environment["WORKSHOP_DEMONSTRATION"] else { return }
  let text = text()
  append(text.hasSuffix("\n") ? text : "\(text)\n", toFileAt: path)
}
