import CourseModel
import Foundation
import TerminalUI

extension Workshop {
  /// Brings an exercise back to how it was at the start, and keeps the learner's version.
  ///
  /// It asks nothing, since nothing is lost.
  ///
  /// - Throws: `ResetError` when its original cannot be had.
  package func reset(_ exercise: Exercise) throws -> WorkshopExit {
    let original = try Original(exercise: exercise, workspace: workspace, runner: runner).text()
    let file = workspace.url(exercise.task)
    // `fileExists` is false for a dangling symbolic link.
    let isThere = (try? FileManager.default.attributesOfItem(atPath: file.path)) != nil
    if isThere, (try? Data(contentsOf: file)) == original {
      terminal.write("\(title(of: exercise), .bold) is as it was at the start already.")
      return .success
    }
    let copy: URL?
    do {
      copy = isThere ? try backUp(file) : nil
      try put(original, in: file)
    } catch {
      throw ResetError.notWritten(exercise.task, reason: error.localizedDescription)
    }
    var progress = progress
    progress.noteReset(of: exercise)
    save(&progress)
    terminal.draw(Screen { told(exercise, copy.map(shown)) })
    return .success
  }

  /// Copies a file under a name that no copy has yet: "1.2-HandIt-2026-03-01-1.swift". Where it is a
  /// link, its target is copied.
  private func backUp(_ file: URL) throws -> URL {
    let folder = stateFolder.appendingPathComponent("backups")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let data = try Data(contentsOf: file)
    let name = file.deletingPathExtension().lastPathComponent
    let day = Date.now.formatted(.iso8601.year().month().day())
    var number = 1
    while true {
      let copy = folder.appendingPathComponent("\(name)-\(day)-\(number).swift")
      do {
        try data.write(to: copy, options: .withoutOverwriting)
        return copy
      } catch CocoaError.fileWriteFileExists {
        number += 1
      }
    }
  }

  @LineListBuilder private func told(_ exercise: Exercise, _ copy: String?) -> [Line] {
    "\(title(of: exercise), .bold) is as it was at the start again."
    if let copy {
      "Your version is in \(copy)."
      "To get it back: cp \(copy) \(exercise.task)"
    }
  }

  /// A link is replaced and not followed: its target may belong to another project.
  private func put(_ original: Data, in file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    if type as? FileAttributeType == .typeSymbolicLink {
      try FileManager.default.removeItem(at: file)
    }
    try original.write(to: file, options: .atomic)
  }

  /// A file's path as short as it can be said in the workspace's folder.
  private func shown(_ file: URL) -> String {
    let (path, root) = (file.path, workspace.root.path + "/")
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}
