import CourseModel
import Foundation
import TerminalUI

extension Workshop {
  /// Restores an exercise's original, and keeps a copy of the learner's version.
  ///
  /// The original comes from the course's own files, which learners don't edit. So it's there
  /// without a history, too, and whatever a learner has committed or pulled. It doesn't ask for
  /// confirmation, since nothing is lost.
  ///
  /// - Throws: `ResetError` if the original isn't available.
  func reset(_ exercise: Exercise) throws -> WorkshopExit {
    guard let original = workspace.original(of: exercise).map({ Data($0.utf8) }) else {
      throw ResetError.noOriginal(
        exercise, files: [exercise.solution, exercise.mistakes].map(shellPath))
    }
    let file = workspace.url(exercise.task)
    let isThere = file.kind != nil
    if file.kind == .typeRegular, (try? Data(contentsOf: file)) == original {
      terminal.write("\(title(of: exercise), .bold) is already as it was at the start.")
      return .success
    }
    var copy: URL?
    do {
      copy = isThere ? try backUp(file) : nil
    } catch {
      throw ResetError.notKept(
        exercise.task, folder: shown(backups), reason: error.systemReason,
        advice: error.systemAdvice)
    }
    do {
      try put(original, in: file)
    } catch {
      throw ResetError.notWritten(
        exercise.task, reason: error.systemReason, advice: error.systemAdvice)
    }
    var progress = progress
    progress.noteReset(of: exercise)
    save(&progress)
    terminal.draw(Screen { told(exercise, copy.map(shown)) })
    return .success
  }

  private var backups: URL { stateFolder.appendingPathComponent("backups") }

  /// Copies a file under a new name, such as "1.2-HandIt-2026-03-01-1.swift". If it's a link, its
  /// target is copied. Anything that isn't a file, such as a folder or a broken link, is moved.
  private func backUp(_ file: URL) throws -> URL {
    try backups.createFolder()
    let isFile = URL(fileURLWithPath: file.realPath).kind == .typeRegular
    let data = isFile ? try Data(contentsOf: file) : nil
    let name = file.deletingPathExtension().lastPathComponent
    let day = Date.now.formatted(.iso8601.year().month().day())
    var number = 1
    while true {
      let copy = backups.appendingPathComponent("\(name)-\(day)-\(number).swift")
      do {
        if let data {
          try data.write(to: copy, options: .withoutOverwriting)
          return copy
        }
        if copy.kind == nil {
          try FileManager.default.moveItem(at: file, to: copy)
          return copy
        }
        number += 1
      } catch CocoaError.fileWriteFileExists {
        number += 1
      }
    }
  }

  @LineListBuilder private func told(_ exercise: Exercise, _ copy: String?) -> [Line] {
    "\(title(of: exercise), .bold) is back to what it was at the start."
    if let copy {
      "Your version is in \(copy)."
      // Split into two lines to fit the window; a shell reads them as one.
      "To get it back:"
      Line(whole: "  cp \(shellPath(copy)) \\")
      Line(whole: "    \(shellPath(exercise.task))")
    }
  }

  /// Replaces a link instead of following it: its target may belong to another project.
  private func put(_ original: Data, in file: URL) throws {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type]
    if type as? FileAttributeType == .typeSymbolicLink {
      try FileManager.default.removeItem(at: file)
    }
    try original.write(to: file, options: .atomic)
  }

  /// A file's path, relative to the workspace if possible.
  private func shown(_ file: URL) -> String {
    let (path, root) = (file.path, workspace.root.path + "/")
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}

/// Why an exercise can't be reset. The learner's file is unchanged then.
enum ResetError: Error, Hashable, CustomStringConvertible {
  /// With the files to bring back, as they are typed.
  case noOriginal(Exercise, files: [String])
  /// The learner's version couldn't be backed up, so nothing was changed.
  case notKept(String, folder: String, reason: String, advice: String)
  case notWritten(String, reason: String, advice: String)

  /// A sentence that says what to do.
  var description: String {
    switch self {
    case .noOriginal(let exercise, let files):
      """
      The original of \(exercise.task) is made from \(exercise.solution) and \(exercise.mistakes), \
      and one of them is missing or was changed. Nothing was changed now. To get them back:
        git checkout HEAD -- \(files.joined(separator: " "))
      """
    case .notKept(let path, let folder, let reason, let advice):
      """
      Your version of \(path) could not be kept in \(folder): \(reason). Nothing was changed. \
      \(advice)
      """
    case .notWritten(let path, let reason, let advice):
      "\(path) could not be written: \(reason). \(advice)"
    }
  }
}
