import CourseModel
import Foundation

/// An untrusted folder, read file by file and never written to.
///
/// It follows no symbolic links, neither at the end of a path nor in its middle, and reads only
/// plain files of a sensible size. Each name is opened relative to the folder that was opened
/// before it, so that nothing can be swapped in between.
struct HandedIn {
  /// More bytes than any exercise needs.
  static let largest = 256 * 1024

  /// The folder. It may be a link, because the instructor has named it.
  let folder: URL

  /// A file's text.
  ///
  /// - Parameter names: the folders below `folder` that lead to the file, then the file.
  /// - Throws: `WorkspaceError`, with the path relative to `folder`.
  func text(_ names: [String]) throws(WorkspaceError) -> String {
    let path = names.joined(separator: "/")
    guard names.allSatisfy({ !["", ".", ".."].contains($0) && !$0.contains("/") }) else {
      throw .refused(path, "not a path in the folder")
    }
    var place = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard place >= 0 else { throw .missing(folder.path) }
    defer { close(place) }
    for (index, name) in names.enumerated() {
      // Without O_NONBLOCK, opening a named pipe would block until there's a writer.
      let kind = index < names.count - 1 ? O_DIRECTORY : O_NONBLOCK
      let next = openat(place, name, O_RDONLY | kind | O_NOFOLLOW | O_CLOEXEC)
      guard next >= 0 else { throw flaw(of: name, in: place, path) }
      close(place)
      place = next
    }
    var status = stat()
    guard fstat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .refused(path, "not a plain file")
    }
    let file = FileHandle(fileDescriptor: place)
    guard let data = try? file.read(upToCount: Self.largest + 1) ?? Data() else {
      throw .refused(path, "not readable")
    }
    guard data.count <= Self.largest else {
      throw .refused(path, "larger than \(Self.largest / 1024) kB")
    }
    guard let text = String(data: data, encoding: .utf8) else { throw .notUTF8(path) }
    return text
  }

  /// Why a name couldn't be opened.
  private func flaw(of name: String, in place: Int32, _ path: String) -> WorkspaceError {
    var status = stat()
    guard fstatat(place, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .missing(path) }
    if status.st_mode & S_IFMT == S_IFLNK {
      let link = path.hasSuffix(name) ? "a symbolic link" : "behind the symbolic link \(name)"
      return .refused(path, "\(link), and links are not followed")
    }
    return .refused(path, "not readable")
  }
}
