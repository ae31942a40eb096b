import Foundation
import Toolchain

/// Replaces `swift` with a script of ours while transcripts run.
///
/// `swift run NAME` starts the built program at once, without the package manager's progress output
/// and its delay of about a second. `swift build` and `swift test` use the workshop's own build
/// folder, and build only the chapter that a filter names. All other commands go to the real
/// `swift`.
///
/// - Parameters:
///   - path: the PATH that contains the real `swift`.
///   - body: receives the changes to the environment of a transcript's shell.
func withSwiftShim<Result>(
  programs: URL, scratch: URL, path: String?, _ body: ([String: String?]) throws -> Result
) throws -> Result {
  let path = path ?? "/usr/bin:/bin"
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("swift-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let script = """
    #!/bin/sh
    PATH=\(quoted(path))
    case "$1 ${2-}" in
    'run '[A-Za-z]*)
      program=\(quoted(programs.path))/$2
      [ -x "$program" ] || { echo "error: no executable product named '$2'" >&2; exit 1; }
      shift 2
      exec "$program" "$@" ;;
    'build '* | 'test '*)
      verb=$1
      shift
      chapter=$(printf '%s\\n' "$*" |
        sed -nE 's/.*--filter[= ].*(Exercise|Chapter)([0-9]+).*/\\2/p')
      [ -z "$chapter" ] || export CHAPTER="${CHAPTER:-$chapter}"
      exec swift "$verb" --scratch-path \(quoted(scratch.path)) "$@" ;;
    esac
    exec swift "$@"

    """
  try Process.write(script: script, to: folder.appendingPathComponent("swift"))
  return try body(
    ["ANSWERS": nil, "CHAPTER": nil, "NO_COLOR": "1", "PATH": "\(folder.path):\(path)"])
}
