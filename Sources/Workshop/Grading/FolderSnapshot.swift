import Foundation

/// The contents of a folder at one time, to find out later what has changed.
///
/// It doesn't read files: a file's size and last change are enough. This finds accidental and
/// careless changes. It doesn't protect against attacks: a program may undo its changes before
/// anyone looks, or change what is built.
struct FolderSnapshot {
  private struct Stamp: Hashable {
    var number: UInt64 = 0
    var size: Int64 = 0
    var mode: UInt32 = 0
    var seconds = 0
    var nanoseconds = 0
  }

  private var files: [String: Stamp] = [:]

  /// Never examined: what tools write on their own, and what macOS leaves in folders.
  private static let ignored = [".build", ".git", ".swiftpm", ".DS_Store", "__MACOSX"]

  /// An empty snapshot.
  init() {}

  /// - Parameters:
  ///   - folder: the folder to examine.
  ///   - skipped: paths below it that are left out, such as "ana".
  ///   - prefix: a prefix for the names of files, such as "class/".
  ///
  /// Files directly in the folder, except the manifest, count only if they are added or removed:
  /// the log of this grading may be one of them.
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

  /// A snapshot with the files of both.
  func merging(_ other: FolderSnapshot) -> FolderSnapshot {
    var all = self
    all.files.merge(other.files) { $1 }
    return all
  }

  /// The differences from this snapshot to a later one: "changed a.swift", "added b.swift,
  /// c.swift".
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
  /// A shortened list, such as "ana, bob, cy and 4 more".
  var shortList: String {
    prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
  }
}
