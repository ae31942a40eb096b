import CourseModel
import Foundation

/// Checks the Book's links: every file, folder and heading that a page links to must exist, and
/// every web address must be well formed.
struct LinkCheck {
  let workspace: Workspace
  let pages: [BookPage]

  /// The links that don't resolve. There are no requests: only the form of a web address is
  /// checked.
  func problems() -> [Problem] {
    pages.flatMap(\.links).compactMap { link in
      problem(with: link.text, on: link.path).map(link.problem)
    }
  }

  private func problem(with link: String, on page: String) -> String? {
    if link.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.-]*:|\/\//) != nil {
      return problem(withAddress: link)
    }
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    guard let path = parts[0].isEmpty ? page : resolve(parts[0], on: page) else {
      return "The link \(link) leads out of the workspace."
    }
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

  /// Reports an address that isn't well formed. Only addresses on this computer may lack https.
  private func problem(withAddress address: String) -> String? {
    if address.prefixMatch(of: /mailto:|http:\/\/(?:127\.0\.0\.1|localhost)(?:[:\/]|$)/) != nil {
      return nil
    }
    guard address.hasPrefix("https://") else {
      return "The link \(address) must begin with https://."
    }
    let wellFormed =
      #/
      https://(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?::[0-9]+)?
      (?:[/?](?:[A-Za-z0-9._~:@!$&'*+,;=/?-]|%[0-9A-Fa-f]{2})*)?
      (?:\#(?:[A-Za-z0-9._~:@!$&'*+,;=/?-]|%[0-9A-Fa-f]{2})*)?
      /#
    if address.wholeMatch(of: wellFormed) != nil { return nil }
    return "The link \(address) isn't well formed. Write a space as %20, other characters likewise."
  }

  /// The path of a link's target, relative to the root; nil if it's outside.
  private func resolve(_ target: String, on page: String) -> String? {
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
