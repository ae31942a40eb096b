import CourseModel
import Foundation

/// The Book's links: every file, folder and heading that a page points to is there.
struct PageLinks {
  let workspace: Workspace
  let pages: [BookPage]

  /// What does not resolve. Addresses with a scheme, such as https, are left alone.
  func problems() -> [Problem] {
    pages.flatMap { page in
      page.links.compactMap { link in
        problem(with: link, on: page).map { Problem(page.path, line: link.line, $0) }
      }
        + page.undefinedLabels.filter { !$0.text.hasPrefix("^") }.map { label in
          Problem(
            page.path, line: label.line,
            "The link refers to [\(label.text)], which the page does not define. Add a line `[\(label.text)]: path`."
          )
        }
    }
  }

  private func problem(with link: Link, on page: BookPage) -> String? {
    if link.target.prefixMatch(of: /(?:[A-Za-z][A-Za-z0-9+.-]*:|\/\/)/) != nil { return nil }
    let parts = link.target.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false
    ).map { $0.removingPercentEncoding ?? String($0) }
    let path = parts[0].isEmpty ? page.path : Self.resolve(parts[0], on: page.path)
    guard let path else { return "The link \(link.target) leads out of the workspace." }
    guard workspace.fileExists(path) else {
      return "The link leads to \(path), which does not exist."
    }
    guard parts.count == 2 else {
      return parts[0].isEmpty ? "The link leads nowhere." : nil
    }
    return problem(withAnchor: parts[1], of: path)
  }

  private func problem(withAnchor anchor: String, of path: String) -> String? {
    guard path.hasSuffix(".md"), let target = target(path) else {
      return "The link leads to a place in \(path), which is no page of Markdown. Link to the file."
    }
    let slugs = target.headings.map(\.slug)
    guard !slugs.contains(anchor) else { return nil }
    let known = slugs.map { "#\($0)" }.joined(separator: ", ")
    return "\(path) has no heading #\(anchor). It has \(known.isEmpty ? "none" : known)."
  }

  private func target(_ path: String) -> BookPage? {
    pages.first { $0.path == path }
      ?? (try? workspace.text(path)).map { BookPage(path: path, text: $0) }
  }

  /// The place of a link's target, relative to the root; nil if it lies outside.
  static func resolve(_ target: String, on page: String) -> String? {
    var folders = target.hasPrefix("/") ? [] : page.split(separator: "/").dropLast()
    for part in target.split(separator: "/") where part != "." {
      if part != ".." {
        folders.append(part)
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return folders.isEmpty ? "." : folders.joined(separator: "/")
  }
}
