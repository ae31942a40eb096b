import Foundation
import Testing

extension Trait where Self == IssueHandlingTrait {
  /// Ends every failure with the place to read, as the reference answer's header says it.
  public static func exercise(_ number: String) -> Self {
    .compactMapIssues { issue in
      guard let place = place(number).map(Comment.init(rawValue:)),
        !issue.comments.contains(place)
      else { return issue }
      var issue = issue
      issue.comments.append(place)
      return issue
    }
  }

  private static func place(_ number: String) -> String? {
    let root = (1...3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let folder = root.appending(path: "Solutions/Chapter\(number.prefix(1))")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let text = files?.first { $0.lastPathComponent.hasPrefix("\(number)-") }
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    return text?.firstMatch(of: #/// Read:\s+(.+)/#).map { "Read: \($0.1)" }
  }
}
