// Declares what the files checked by `check.sh` use. There are no bodies, because nothing here is
// ever run.
//
// The real module can't be used, because on Linux it also imports Glibc, whose names would conflict
// with those of Darwin.

@_exported import Darwin

package struct Data: Equatable, Sendable, RandomAccessCollection, RangeReplaceableCollection {
  package init() {}
  package init(_ bytes: some Sequence<UInt8>) {}
  package init(contentsOf url: URL) throws {}
  package func write(to url: URL) throws {}
  package func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    fatalError()
  }
  package var startIndex: Int { 0 }
  package var endIndex: Int { 0 }
  package subscript(index: Int) -> UInt8 { 0 }
  package subscript(range: Range<Int>) -> Data { self }
  package mutating func replaceSubrange(
    _ range: Range<Int>, with bytes: some Collection<UInt8>
  ) {}
}

package struct UUID: Hashable, Sendable {
  package init() {}
  package var uuidString: String { "" }
}

package struct URL: Hashable, Sendable {
  package enum DirectoryHint { case isDirectory, inferFromPath }
  package init(filePath: String) {}
  package init(fileURLWithPath path: String) {}
  package var path: String { "" }
  package var standardizedFileURL: URL { self }
  package func appending(path: String, directoryHint: DirectoryHint = .inferFromPath) -> URL {
    self
  }
  package func deletingLastPathComponent() -> URL { self }
}

package final class FileHandle: Sendable {
  package static var standardOutput: FileHandle { fatalError() }
  package static var nullDevice: FileHandle { fatalError() }
  package static var standardError: FileHandle { fatalError() }
  package init(fileDescriptor: Int32, closeOnDealloc: Bool) {}
  package var fileDescriptor: Int32 { 0 }
  package func close() throws {}
  package func write(contentsOf bytes: some Sequence<UInt8>) throws {}
}

package final class Pipe: Sendable {
  package init() {}
  package var fileHandleForReading: FileHandle { fatalError() }
  package var fileHandleForWriting: FileHandle { fatalError() }
}

package final class FileManager {
  package static var `default`: FileManager { fatalError() }
  package var temporaryDirectory: URL { fatalError() }
  package func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  package func copyItem(at url: URL, to newURL: URL) throws {}
  package func removeItem(at url: URL) throws {}
  package func contents(atPath path: String) -> Data? { nil }
  package func fileExists(atPath path: String) -> Bool { false }
  package func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  package func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath: String) throws {}
}

package struct POSIXError: Error {
  package struct Code { package var rawValue: Int32 }
  package var code: Code { fatalError() }
}

package struct CocoaError: Error {
  package struct Code {}
  package static var fileReadNoSuchFile: Code { fatalError() }
  package var underlying: (any Error)? { nil }
}

package func ~= (code: CocoaError.Code, error: any Error) -> Bool { false }

extension Error {
  package var localizedDescription: String { "" }
}

package enum FileAttributeKey { case posixPermissions }

package final class Process {
  package var executableURL: URL?
  package var arguments: [String]?
  package var environment: [String: String]?
  package var currentDirectoryURL: URL?
  package var standardInput: Any?
  package var standardOutput: Any?
  package var standardError: Any?
  package init() {}
  package func run() throws {}
}

package final class Thread {
  package static func sleep(forTimeInterval seconds: Double) {}
  package static func detachNewThread(_ body: @escaping @Sendable () -> Void) {}
}

package final class DispatchQueue: Sendable {
  package init(label: String) {}
}

package final class DispatchSemaphore: Sendable {
  package init(value: Int) {}
  package func wait() {}
  @discardableResult package func signal() -> Int { 0 }
}

package final class ProcessInfo {
  package static var processInfo: ProcessInfo { fatalError() }
  package var environment: [String: String] { [:] }
}

extension String {
  package enum Encoding { case utf8 }
  package init(contentsOfFile path: String, encoding: Encoding) throws { fatalError() }
}
