import Foundation

/// One way for features to report events to analytics, and the change that's made to it.
struct LoginVersion: Sendable {
  /// From 1 to 3.
  let number: Int
  /// The modules in compilation order: those that others import come first.
  let modules: [SourceModule]
  /// The module that declares the function that takes an event.
  let declaring: String
  /// The features that send events.
  let senders: [String]
  /// The change in the declaring module: the function gets one more parameter.
  let change: (old: String, new: String)

  /// The three versions, in the order of the chapter.
  static let all = [
    LoginVersion(1, analytics: ["Analytics1"]),
    LoginVersion(2, analytics: ["AnalyticsProtocol2", "Analytics2"]),
    LoginVersion(3, analytics: ["Analytics3"]),
  ]

  private init(_ number: Int, analytics: [String]) {
    self.number = number
    declaring = analytics[0]
    senders = ["Login", "Details", "Profile"].map { "\($0)\(number)" }
    modules =
      (analytics + senders).map { SourceModule(name: $0, place: $0) } + [
        // From the app, only the file that composes this version.
        SourceModule(name: "App\(number)", place: "Chapter2/Login/Version\(number).swift")
      ]
    let event = number == 3 ? "_ event: some EventProtocol" : "parameters: [String: String]"
    change = ("\(event))", "\(event), urgency: Int)")
  }
}

/// A module, and where its sources are.
struct SourceModule: Sendable {
  /// The name that other modules import it by.
  let name: String
  /// A folder or a file, relative to the chapter's sources.
  let place: String

  /// Its Swift files, relative to the chapter's sources.
  ///
  /// - Throws: `NoSources`.
  func files(in chapter: URL) throws(NoSources) -> [String] {
    if place.hasSuffix(".swift") { return [place] }
    let path = chapter.appending(path: place).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(place)/\($0)" }
    guard !files.isEmpty else { throw NoSources(path: path) }
    return files
  }
}

/// Why nothing can be compiled: the sources aren't there.
struct NoSources: Error, Equatable, CustomStringConvertible {
  /// Where they should be.
  let path: String

  var description: String {
    """
    There are no Swift sources at \(path), where the demo was built. Build it again: start it with \
    `swift run` in the workshop's own folder.
    """
  }
}
