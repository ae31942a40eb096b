import Foundation

/// What lies in a folder at one time, to see afterwards what has changed.
///
/// Contents aren't read: a file's size, and when the system last saw it change, tell enough. This finds
/// accidents, and what is done without care. It's no protection: a program may put back what it has
/// changed before anyone looks, or change what is built.
struct FolderSnapshot {
  private struct Stamp: Hashable {
    var number: UInt64 = 0
    var size: Int64 = 0
    var mode: UInt32 = 0
    var seconds = 0
    var nanoseconds = 0
  }

  private var files: [String: Stamp] = [:]

  /// What is never looked into: what tools write on their own, and what macOS leaves in folders.
  private static let ignored = [".build", ".git", ".swiftpm", ".DS_Store", "__MACOSX"]

  /// Of nothing.
  init() {}

  /// - Parameters:
  ///   - folder: where to look.
  ///   - skipped: a path below it that is left out, such as "ana".
  ///   - prefix: what comes before the names of files, such as "class/".
  ///
  /// The files that lie directly in the folder count only when they appear or vanish, apart from the
  /// manifest: the log of this grading may be one of them.
  init(of folder: URL, except skipped: [String] = [], prefix: String = "") {
    var waiting = [""]
    while let place = waiting.popLast() {
      let path = folder.path + (place.isEmpty ? "" : "/\(place)")
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
        let child = place.isEmpty ? name : "\(place)/\(name)"
        var status = stat()
        guard !Self.ignored.contains(name), !skipped.contains(child),
          lstat("\(path)/\(name)", &status) == 0
        else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          waiting.append(child)
        } else if place.isEmpty, name != "Package.swift" {
          files[prefix + child] = Stamp()
        } else {
          files[prefix + child] = Stamp(
            number: UInt64(status.st_ino), size: Int64(status.st_size),
            mode: UInt32(status.st_mode), seconds: Int(status.lastChange.tv_sec),
            nanoseconds: Int(status.lastChange.tv_nsec))
        }
      }
    }
  }

  /// The files of both.
  func merging(_ other: FolderSnapshot) -> FolderSnapshot {
    var all = self
    all.files.merge(other.files) { $1 }
    return all
  }

  /// What is different in a later one: "changed a.swift", "added b.swift and c.swift".
  func changes(to later: FolderSnapshot) -> [String] {
    let changed = files.filter { path, stamp in later.files[path].map { $0 != stamp } ?? false }
    return [
      ("changed", changed.map(\.key)),
      ("added", later.files.keys.filter { files[$0] == nil }),
      ("removed", files.keys.filter { later.files[$0] == nil }),
    ].filter { !$0.1.isEmpty }.map { verb, paths in "\(verb) \(paths.sorted().shortList)" }
  }
}

extension [String] {
  /// "ana, bob, cy and 4 more".
  var shortList: String {
    prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
  }
}
