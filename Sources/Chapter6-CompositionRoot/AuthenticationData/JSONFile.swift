import Basics
import Foundation

/// A value in a JSON file that only its owner may read. It isn't cached, because other processes
/// may change it.
struct JSONFile<Value: Codable & Sendable>: Sendable {
  private let file: SafeFile
  private let subject: AuthenticationFileError.Subject
  private let timeout: Duration

  /// - Parameters:
  ///   - file: where it is. Its folder is created when something is saved.
  ///   - subject: what it contains.
  ///   - timeout: how long to wait while other processes change it.
  init(_ file: URL, subject: AuthenticationFileError.Subject, timeout: Duration) {
    (self.file, self.subject, self.timeout) = (SafeFile(file), subject, timeout)
  }

  /// The file's value; nil if there's no file.
  func load() throws(AuthenticationFileError) -> Value? {
    let bytes: Data?
    do {
      bytes = try file.read()
    } catch {
      throw .notReadable(
        subject, path: file.path, reason: error.reason, advice: error.advice)
    }
    guard let bytes else { return nil }
    guard let value = try? JSONDecoder().decode(Value.self, from: bytes) else {
      throw .damaged(subject, path: file.path)
    }
    return value
  }

  /// Lets the body change the file while no other process does.
  nonisolated(nonsending) func changing<Result>(
    _ body: (SafeFile) throws -> Result
  ) async throws -> Result {
    do {
      let lock = try await file.lock(timeout: timeout)
      defer { try? lock.close() }
      return try body(file)
    } catch let error where !(error is AuthenticationFileError || error is CancellationError) {
      let failure = SafeFile.Failure(error)
      throw AuthenticationFileError.notWritable(
        subject, path: file.path, reason: failure.reason, advice: failure.advice)
    }
  }
}

extension SafeFile {
  func write(_ value: some Encodable) throws { try write(JSONEncoder().encode(value)) }
}
