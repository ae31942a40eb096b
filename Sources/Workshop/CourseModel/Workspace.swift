import Foundation

/// The folder that contains the course, and the places in it that the workshop knows.
///
/// Everything else is discovered from the folders, so there is no list to maintain.
package struct Workspace: Hashable, Sendable {
  /// The folder with Package.swift in it.
  package let root: URL

  /// - Parameter root: the folder with Package.swift in it.
  package init(root: URL) {
    self.root = URL(fileURLWithPath: root.realPath, isDirectory: true)
  }

  /// Finds the workspace that contains a folder.
  ///
  /// - Parameter folder: where to start; its parents are searched too.
  /// - Throws: `WorkspaceError.notFound` if there's no course in the folder or any parent.
  package init(containing folder: URL) throws {
    self.init(root: folder)
    while !fileExists("Package.swift") || !fileExists("Exercises") {
      let parent = Workspace(root: root.deletingLastPathComponent())
      guard parent != self else { throw WorkspaceError.notFound(folder.path) }
      self = parent
    }
  }

  /// The URL of a file in the workspace.
  ///
  /// - Parameter path: relative to the root, such as "Book/README.md".
  package func url(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  /// Whether a file or folder exists.
  ///
  /// - Parameter path: relative to the root.
  package func fileExists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// A file's text.
  ///
  /// - Parameter path: relative to the root.
  /// - Throws: `WorkspaceError` if the file is missing or isn't UTF-8.
  package func text(_ path: String) throws(WorkspaceError) -> String {
    // Opening a named pipe would block until there's a writer.
    guard URL(fileURLWithPath: url(path).realPath).kind == .typeRegular,
      let data = FileManager.default.contents(atPath: url(path).path)
    else { throw flaw(of: path) }
    guard let text = String(data: data, encoding: .utf8) else {
      throw WorkspaceError.notUTF8(path)
    }
    return text
  }

  /// Why a file's text can't be read.
  private func flaw(of path: String) -> WorkspaceError {
    switch url(path).kind {
    case nil: .missing(path)
    case .typeRegular: .refused(path, "not readable, and `chmod u+r \(path)` changes that")
    case .typeSymbolicLink where !fileExists(path): .refused(path, "a symbolic link to nowhere")
    case .typeSymbolicLink: .refused(path, "a symbolic link to something that isn't a file")
    case .typeDirectory: .refused(path, "a folder")
    default: .refused(path, "not a plain file")
    }
  }

  /// The names in a folder, sorted; empty if there is no such folder. Hidden files and editors'
  /// backup files are left out.
  ///
  /// - Parameter path: relative to the root.
  package func names(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url(path).path)) ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") }.sorted()
  }

  /// The files below a folder, relative to the root and sorted. Hidden files and folders
  /// are left out.
  ///
  /// - Parameters:
  ///   - path: the folder, relative to the root.
  ///   - suffix: the end of the names, such as ".swift".
  package func files(below path: String, suffix: String = "") -> [String] {
    names(in: path).flatMap { name -> [String] in
      let child = "\(path)/\(name)"
      if url(child).isFolder { return files(below: child, suffix: suffix) }
      return name.hasSuffix(suffix) ? [child] : []
    }
  }
}

/// What can be wrong with the folder in which the workshop is started.
package enum WorkspaceError: Error, Hashable, CustomStringConvertible {
  case notFound(String)
  case missing(String)
  case notUTF8(String)
  /// A file that exists but wasn't read, and why, such as "a symbolic link, …".
  case refused(String, String)

  /// A sentence that says what to do.
  package var description: String {
    switch self {
    case .notFound(let folder):
      "There is no workshop in \(folder) or above it. Change into your clone of the workshop first."
    case .missing(let path): "There is no file \(path)."
    case .notUTF8(let path):
      "The file \(path) is not UTF-8 text. Save it as UTF-8 in your editor."
    case .refused(let path, let reason):
      "The file \(path) was not read: it is \(reason)."
    }
  }
}

extension URL {
  /// Whether this is a folder, or a link to one.
  package var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The type of the file at this path, without following a link at its end; nil if there is none.
  package var kind: FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  /// The path without links, `.` and `..`, as realpath(3) returns it and tools print it.
  ///
  /// Foundation's `resolvingSymlinksInPath` differs on a Mac: it strips `/private`. For a file that
  /// doesn't exist, this uses its folder's real path.
  package var realPath: String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    let folder = standardizedFileURL.deletingLastPathComponent()
    guard folder.path != path, folder.path != "/" else { return standardizedFileURL.path }
    return "\(folder.realPath)/\(lastPathComponent)"
  }
}

extension Workspace {
  /// The texts of an exercise's tests; empty if there is no such file.
  package func tests(of exercise: Exercise) -> (contract: String, traps: String) {
    ((try? text(exercise.tests)) ?? "", (try? text(exercise.traps)) ?? "")
  }

  /// A hash that changes with an exercise's tests; nil if there are none.
  func testsHash(of exercise: Exercise) -> String? {
    let (contract, traps) = tests(of: exercise)
    return contract.isEmpty ? nil : Progress.hash(of: contract + traps)
  }
}
