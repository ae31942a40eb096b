import Foundation

/// A version of login and analytics, and where its sources are.
package struct LoginVersion: Equatable, Sendable {
  /// From 1 to 3.
  package let number: Int
  private let interface: String?

  /// The three versions, in the order of the chapter.
  package static let all = [
    LoginVersion(number: 1, interface: nil),
    LoginVersion(number: 2, interface: "AnalyticsProtocol2"),
    LoginVersion(number: 3, interface: nil),
  ]

  /// The feature that sends the events.
  package var feature: String { "Login\(number)" }

  /// What must be looked at when analytics changes how it takes an event.
  ///
  /// Of the app only the file that composes this version counts: the others belong to the others.
  ///
  /// - Parameter chapter: the folder of the chapter's sources.
  /// - Throws: `NoSources` or `NoSignature`.
  package func cascade(in chapter: URL) throws -> Cascade {
    let analytics = "Analytics\(number)"
    let app = chapter.appending(path: "Chapter2/Login/Version\(number).swift")
    return try Cascade(
      changing: "send", of: SourceModule(analytics, at: chapter.appending(path: analytics)),
      among: [interface, feature].compactMap { $0 }.map { name in
        try SourceModule(name, at: chapter.appending(path: name))
      } + [SourceModule("the app", at: app)])
  }
}
