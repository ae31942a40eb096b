import CourseModel
import Foundation

/// Checks the Book's links: every file, folder and heading that a page links to must exist. Nothing
/// is requested, so of a web address only its beginning is checked.
struct LinkCheck {
  let workspace: Workspace
  let pages: [BookPage]

  /// The links that don't resolve.
  func problems() -> [Problem] {
    pages.flatMap(\.links).compactMap { link in
      problem(with: link.text, on: link.path).map(link.problem)
    }
  }

  private func problem(with link: String, on page: String) -> String? {
    if link.prefixMatch(of: /https:\/\/\w|mailto:|http:\/\/(?:127\.0\.0\.1|localhost)\b/) != nil {
      return nil
    }
    if link.prefixMatch(of: /[a-z]+:|\/\//) != nil {
      return "The link \(link) must begin with https://."
    }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    let path = parts[0].isEmpty ? page : resolve(parts[0], on: page)
    guard workspace.fileExists(path) else {
      return "The link leads to \(path), which does not exist."
    }
    guard parts.count == 2 else { return nil }
    guard let target = pages.first(where: { $0.path == path }) else {
      return "The link leads to a place in \(path), which isn't a page. Link to the file."
    }
    if target.anchors.contains(parts[1]) { return nil }
    let known = target.anchors.map { "#\($0)" }.joined(separator: ", ")
    return "\(path) has no heading #\(parts[1]). It has \(known.isEmpty ? "none" : known)."
  }

  /// The path of a link's target, relative to the root.
  private func resolve(_ target: String, on page: String) -> String {
    var folders = page.split(separator: "/").dropLast()
    for part in target.split(separator: "/") where part != "." {
      if part == "..", !folders.isEmpty { folders.removeLast() } else { folders.append(part) }
    }
    return folders.isEmpty ? "." : folders.joined(separator: "/")
  }
}
