import CourseModel
import Foundation
import Processes

/// A program `swift` that replaces the real one while transcripts run.
///
/// `swift run NAME` starts the built program at once, without the package manager's progress
/// and its second of thinking; `swift build` and `swift test` work in the workshop's own build
/// folder, and only on the chapter that a filter names. Everything else is the real `swift`.
struct SwiftShim {
  /// The folder that comes first in PATH.
  let folder: URL
  /// The PATH that the real `swift` is found in.
  private let path: String

  /// Writes the program into a temporary folder; `remove()` takes it away.
  ///
  /// - Parameters:
  ///   - scratchPath: the build folder, relative to the workspace's root.
  ///   - path: the PATH that the real `swift` is found in.
  /// - Throws: an error of the file system.
  init(
    programs: URL, workspace: Workspace, scratchPath: String, path: String?
  ) throws {
    self.path = path ?? "/usr/bin:/bin"
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("swift-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Process.write(
      script: script(programs, workspace.url(scratchPath)),
      to: folder.appendingPathComponent("swift"))
  }

  /// What a transcript's shell has in its environment.
  var environment: [String: String?] {
    ["ANSWERS": nil, "CHAPTER": nil, "NO_COLOR": "1", "PATH": "\(folder.path):\(path)"]
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  private func script(_ programs: URL, _ scratch: URL) -> String {
    """
    #!/bin/sh
    PATH=\(quoted(path))
    case "$1 ${2-}" in
    'run '[A-Za-z]*)
      program=\(quoted(programs.path))/$2
      if [ ! -x "$program" ]; then
        echo "error: no executable product named '$2'" >&2
        exit 1
      fi
      shift 2
      exec "$program" "$@" ;;
    'build '* | 'test '*)
      verb=$1
      shift
      chapter=$(printf '%s\\n' "$*" | sed -n \\
        -e 's/.*--filter[= ].*Exercise\\([0-9][0-9]*\\)_.*/\\1/p' \\
        -e 's/.*--filter[= ].*Chapter\\([0-9][0-9]*\\).*/\\1/p')
      if [ -n "$chapter" ] && [ -z "${CHAPTER-}" ]; then
        CHAPTER=$chapter
        export CHAPTER
      fi
      exec swift "$verb" --scratch-path \
    \(quoted(scratch.path)) "$@" ;;
    esac
    exec swift "$@"

    """
  }
}
