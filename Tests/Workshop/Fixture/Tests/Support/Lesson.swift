import Foundation
import Testing

/// Ends the program with the runner, as TestSupport does.
private let endWithRunner: Void = {
  guard let path = ProcessInfo.processInfo.environment["WORKSHOP_RUN"] else { return }
  Thread.detachNewThread {
    let pipe = open("\(path)/lifeline", O_RDONLY)
    var byte: UInt8 = 0
    while pipe >= 0 { if read(pipe, &byte, 1) == 0 { exit(1) } }
  }
}()

extension Trait where Self == IssueHandlingTrait {
  /// Ends every failure with the place to read, and reports the answer's stamp, as TestSupport does.
  public static func exercise(_ number: String) -> Self {
    endWithRunner
    reportStamp(number)
    let page = number.hasPrefix("1") ? "01-First" : "02-Second"
    let place = Comment(rawValue: "Read: Book/\(page).md, \"Seven\"")
    return .compactMapIssues { issue in
      var issue = issue
      if !issue.comments.contains(place) { issue.comments.append(place) }
      return issue
    }
  }

  private static func reportStamp(_ number: String) {
    let name = "Chapter\(number.prefix(1))Exercises.AnswerStamp\(number.replacing(".", with: "_"))"
    guard let path = ProcessInfo.processInfo.environment["WORKSHOP_RUN"],
      let type = NSClassFromString(name) as? any LosslessStringConvertible.Type,
      let stamp = type.init(""), let file = fopen("\(path)/stamps", "a")
    else { return }
    fputs("\(number) \(stamp)\n", file)
    fclose(file)
  }
}
