import Basics
import Forecasts
import Foundation
import LocationClient

/// The answers of a device's owner and of its receiver, line by line.
///
///     # A walk in Copenhagen.
///     answer while-in-use     # what the owner says when asked: this, always or denied
///     fix 55.68 12.57         # a reading: degrees north, degrees east
///     fail no satellites      # a reading that fails, and why
///
/// A script has at least one line with a reading and at most one with an answer, in any order.
/// Without an answer, the owner has to be asked. A `#` begins a comment.
package struct GPSScript: Equatable, Sendable {
  /// What the owner says when asked; nil if the script leaves that to the owner.
  package let answer: LocationClient.AuthorizationStatus?
  private let readings: [Result<Coordinate, LocationError>]

  /// The reading with this number. If there are fewer, it's the last one: a device whose script has
  /// run out stays where it is.
  ///
  /// - Parameter number: which reading, from 1.
  func reading(_ number: Int) -> Result<Coordinate, LocationError> {
    readings[min(number, readings.count) - 1]
  }
}

extension GPSScript {
  /// A train ride from Copenhagen to Malmö, with a tunnel on the way.
  ///
  /// - Throws: `GPSScriptError` if the file was edited or removed.
  package static func bundled() throws(GPSScriptError) -> GPSScript {
    try GPSScript(file: Bundle.module.resource("copenhagen.gps"))
  }

  /// Reads a file.
  ///
  /// - Throws: `GPSScriptError`.
  package init(file: URL) throws(GPSScriptError) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      var isFolder = ObjCBool(false)
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw .unreadable(path: file.path) }
      throw .folder(path: file.path)
    }
    try self.init(text: text, name: file.lastPathComponent)
  }

  /// - Parameters:
  ///   - text: the lines.
  ///   - name: the script's name in error messages.
  /// - Throws: `GPSScriptError` for the first line that is wrong.
  package init(text: String, name: String) throws(GPSScriptError) {
    var answers: [LocationClient.AuthorizationStatus] = []
    var readings: [Result<Coordinate, LocationError>] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, text) in lines.enumerated() {
      switch Line(text) {
      case nil: throw .notUnderstood(script: name, line: index + 1, text: String(text))
      case .blank: break
      case .answer where !answers.isEmpty: throw .secondAnswer(script: name, line: index + 1)
      case .answer(let answer): answers.append(answer)
      case .reading(let reading): readings.append(reading)
      }
    }
    guard !readings.isEmpty else { throw .noReading(script: name) }
    (self.answer, self.readings) = (answers.first, readings)
  }

  private enum Line {
    case blank
    case answer(LocationClient.AuthorizationStatus)
    case reading(Result<Coordinate, LocationError>)

    init?(_ text: Substring) {
      let words = text.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      switch (words.first, Array(words.dropFirst())) {
      case (nil, _): self = .blank
      case ("answer", ["while-in-use"]): self = .answer(.whileInUse)
      case ("answer", ["always"]): self = .answer(.always)
      case ("answer", ["denied"]): self = .answer(.denied)
      case ("fix", let numbers):
        guard let place = Self.place(numbers) else { return nil }
        self = .reading(.success(place))
      case ("fail", let reason) where !reason.isEmpty:
        self = .reading(.failure(.unavailable(reason: reason.joined(separator: " "))))
      default: return nil
      }
    }

    private static func place(_ words: [String]) -> Coordinate? {
      let numbers = words.compactMap(Double.init)
      guard words.count == 2, numbers.count == 2,
        (-90...90).contains(numbers[0]), (-180...180).contains(numbers[1])
      else { return nil }
      return Coordinate(latitude: numbers[0], longitude: numbers[1])
    }
  }
}
