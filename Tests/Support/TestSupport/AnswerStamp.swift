import Foundation

/// Ends this program when the runner is gone, which has the other end of the pipe `lifeline` in the
/// folder that `WORKSHOP_RUN` names (`Lifeline` in Sources/Workshop/Toolchain).
let endWithRunner: Void = {
  guard let path = ProcessInfo.processInfo.environment["WORKSHOP_RUN"] else { return }
  Thread.detachNewThread {
    let pipe = open("\(path)/lifeline", O_RDONLY)
    guard pipe >= 0 else { return }
    var byte: UInt8 = 0
    // Nobody writes, so this returns at the end, or when a signal interrupts it.
    while read(pipe, &byte, 1) < 0, errno == EINTR {}
    _exit(1)
  }
}()

/// Tells the runner which answer these tests were built with.
///
/// Beside each answer, `swift run workshop check` stages a class that contains a stamp of the
/// answer's text (`Answer.stage` in Sources/Workshop/Judging). It names a folder in the
/// environment, and trusts a verdict only if the tests write that stamp into a file there. So even if a build tool
/// skips a file, an outdated program can't give a verdict.
///
/// - Parameters:
///   - number: the exercise's number, such as "3.4".
///   - environment: if it has `WORKSHOP_RUN`, a line with the number and the stamp is appended to the
///     file `stamps` in that folder; otherwise nothing happens.
func reportStamp(
  ofExercise number: String,
  environment: [String: String] = ProcessInfo.processInfo.environment
) {
  guard let path = environment["WORKSHOP_RUN"] else { return }
  let chapter = number.prefix { $0 != "." }
  let name = "Chapter\(chapter)Exercises.AnswerStamp\(number.replacing(".", with: "_"))"
  guard let type = NSClassFromString(name) as? any LosslessStringConvertible.Type,
    let stamp = type.init("")
  else { return }
  append("\(number) \(stamp)\n", toFileAt: "\(path)/stamps")
}
